/// The text for programs that ask for the first page.
package enum ForecastAddressHelp {
  /// The addresses that answer programs.
  package static let text = """
    The weather of a place, at the address of its page:

      /city/london-england-gb               the forecast as text
      /city/london-england-gb?format=1      the current weather in one line
      /city/london-england-gb?format=json   JSON: SI units, the same names in every language
      /city/london-england-gb?format=png    a picture with the page's charts

      units=metric|us|uk                    by default those of the language's region
      lang=CODE                             en, es, pt, ar, de, fr, it, nl, pl, tr, ja or zh-Hans;
                                            by default that of Accept-Language

    The search of the app finds the address of a place.

    """
}
