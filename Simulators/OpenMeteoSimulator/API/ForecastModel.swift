/// One of the models of whose forecasts a request chooses some with `models`.
struct ForecastModel: Sendable {
  let name: String
  /// The degrees by which the model is warmer for each day ahead.
  let warmth: Double
  /// The factor by which the model has more precipitation.
  let wetness: Double

  /// The model of a request that names none: that which fits the place best.
  static let best = ForecastModel(name: "best_match", warmth: 0, wetness: 1)

  static let all = [
    best, ForecastModel(name: "ecmwf_ifs025", warmth: 0.4, wetness: 1),
    ForecastModel(name: "gfs_seamless", warmth: 1.1, wetness: 1.5),
    ForecastModel(name: "icon_seamless", warmth: -0.7, wetness: 0.8),
    ForecastModel(name: "meteofrance_seamless", warmth: 0.1, wetness: 0.6),
  ]

  /// Returns the model's value of a variable.
  ///
  /// - Parameters:
  ///   - value: The value of the best model.
  ///   - seconds: The seconds from the request to the time of the value.
  func value(_ value: Double, _ kind: Variable.Kind, ahead seconds: Int) -> Double {
    switch kind {
    case .temperature: value + warmth * Double(max(0, seconds)) / 86_400
    case .precipitation: value * wetness
    default: value
    }
  }
}

extension Query {
  /// Returns the models of a request; the best one if it names none.
  func models() throws(OpenMeteoFailure) -> [ForecastModel] {
    var found: [ForecastModel] = []
    for name in list("models") {
      guard let model = ForecastModel.all.first(where: { $0.name == name }) else {
        throw .value(name, key: "models")
      }
      found.append(model)
    }
    return found.isEmpty ? [.best] : found
  }
}
