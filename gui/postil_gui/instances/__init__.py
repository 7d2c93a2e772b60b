"""One Postil per user: processes that tell each other what to open."""
