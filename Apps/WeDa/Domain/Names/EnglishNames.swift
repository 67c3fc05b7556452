extension Place {
  /// The usual English name.
  ///
  /// Providers and the packaged towns take their names from GeoNames, which calls some cities by
  /// their own language's name, such as Köln. The name of the place itself stays, since the address
  /// of its page contains it.
  public var englishName: String { Self.englishNames["\(name), \(country)"] ?? name }

  private static let englishNames = [
    "Köln, DE": "Cologne", "Hannover, DE": "Hanover", "Sevilla, ES": "Seville",
    "Zürich, CH": "Zurich", "Luzern, CH": "Lucerne", "Genève, CH": "Geneva",
    "Gent, BE": "Ghent", "Brugge, BE": "Bruges", "Ieper, BE": "Ypres",
    "Antwerpen, BE": "Antwerp", "Göteborg, SE": "Gothenburg", "Århus, DK": "Aarhus",
    "Kraków, PL": "Krakow", "Siracusa, IT": "Syracuse", "Thessaloníki, GR": "Thessaloniki",
    "İzmir, TR": "Izmir", "Makkah, SA": "Mecca", "Madinah, SA": "Medina",
    "Reykjavík, IS": "Reykjavik", "Montréal, CA": "Montreal", "München, DE": "Munich",
    "Nürnberg, DE": "Nuremberg", "Wien, AT": "Vienna", "Den Haag, NL": "The Hague",
  ]
}
