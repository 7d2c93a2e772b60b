"""Quality assurance: possible errors in a translation, their places, and safe corrections."""
