"""Text without documents or models: tags, tokens, casing, sentences, normal forms, vocabularies.

``tags``       ``TaggedText``: text with inline tags; ``text_tags``: tags that users' rules find
``tokeniser``  text to tokens and exactly back, by ``token_patterns``; ``elision``: l'écran, du
``casing``     truecasing, and back; ``vocabulary``: tokens to ids; ``pair_key``: keys of pairs
``sentences``  sentences of a paragraph, with ``abbreviations``; ``srx``, ``default_rules``: by SRX
``entities``   numbers, dates and quantities as another language writes them (``locale_data``)
``nontranslatable`` tokens that stay as they are; ``pseudo``: text that only looks translated
``quotation_marks`` straight and curved quotation marks and apostrophes; ``punctuation``
``normalise``  normal forms; ``list_markers``: bullets and numbers of list items
``scripts``    those without spaces between words: characters, languages
``access_keys`` signs before a letter of a label; ``wide_marks``: marks of Chinese and Japanese
``clitics``    Arabic and Hebrew words with what is written together; ``directions``: of letters
``inflection``, ``inflected_words``, ``function_words`` words of a language by rule or list
``language_guess`` the language of a text; ``expressions``: regular expressions of users
"""
