package import WeDaDomain

/// The settings in the address of a shared page, for programs that do not show the page.
package enum SharedSettings {
  /// The rule about the names of the settings, which lists them.
  package static let names = SharedView.Rule.name
  /// The rule about the day, which is an example of one.
  package static let day = SharedView.Rule.day

  /// Reads the settings of an address.
  ///
  ///     try SharedSettings.read("temperature-celsius.wind-knots", over: own, region: "US")
  ///
  /// - Parameters:
  ///   - text: The last part of the path.
  ///   - own: The settings that the address does not have.
  ///   - region: The reader's region, for units that neither sets.
  /// - Throws: ``InvalidValue`` for the first part that cannot be read.
  package static func read(
    _ text: String, over own: WeatherSettings, region: String?
  ) throws(InvalidValue) -> WeatherSettings {
    let (view, problems) = SharedView.read(text)
    if let problem = problems.first { throw problem }
    return view.settings(over: own, region: region)
  }
}
