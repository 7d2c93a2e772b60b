### Texts of the browser

-brand = The Browser

# Shown at the start
welcome = Welcome to { -brand }, { $user }!
    .title = See the page
## Tabs
tabs = { $n ->
    [one] One tab here
   *[other] { $n } tabs here
  }
multi =
    The first line
    and the second { "{" } one
