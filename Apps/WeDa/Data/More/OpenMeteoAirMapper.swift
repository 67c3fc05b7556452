public import Foundation
public import WeDaDomain

extension OpenMeteoAirDTO {
  /// Converts the response to the report of the air.
  ///
  /// - Returns: `nil` if the model does not cover the place.
  /// - Throws: ``UnreadableField`` for the first implausible value.
  public func toDomain(fetchedAt: Date) throws(UnreadableField) -> AirReport? {
    _ = try Double(offset).checked(Plausible.timeZone, "utc_offset_seconds")
    guard let current else { return nil }
    return try mapping("current") { () throws(UnreadableField) in
      try current.toDomain(offset: offset, fetchedAt: fetchedAt)
    }
  }
}

extension OpenMeteoAirDTO.CurrentDTO {
  fileprivate func toDomain(
    offset: Int, fetchedAt: Date
  ) throws(UnreadableField) -> AirReport? {
    let report = AirReport(
      european: try index(european, "european_aqi"), american: try index(american, "us_aqi"),
      europeanParts: try europeanParts(), americanParts: try americanParts(),
      concentrations: try concentrations(), pollen: try pollen(),
      time: try OpenMeteoTime.instant(time, offset: offset, "time"), fetchedAt: fetchedAt)
    let isEmpty = report.hasNoIndex && report.concentrations.isEmpty && report.pollen.isEmpty
    return isEmpty ? nil : report
  }

  private func index(_ value: Double?, _ path: String) throws(UnreadableField) -> Double? {
    try value.known?.checked(Plausible.airIndex, path)
  }

  private func europeanParts() throws(UnreadableField) -> [AirReport.Pollutant: Double] {
    try read(
      [
        (.fineDust, europeanFineDust, "european_aqi_pm2_5"),
        (.coarseDust, europeanCoarseDust, "european_aqi_pm10"),
        (.ozone, europeanOzone, "european_aqi_ozone"),
        (.nitrogenDioxide, europeanNitrogenDioxide, "european_aqi_nitrogen_dioxide"),
        (.sulphurDioxide, europeanSulphurDioxide, "european_aqi_sulphur_dioxide"),
      ], Plausible.airIndex)
  }

  private func americanParts() throws(UnreadableField) -> [AirReport.Pollutant: Double] {
    try read(
      [
        (.fineDust, americanFineDust, "us_aqi_pm2_5"),
        (.coarseDust, americanCoarseDust, "us_aqi_pm10"),
        (.ozone, americanOzone, "us_aqi_ozone"),
        (.nitrogenDioxide, americanNitrogenDioxide, "us_aqi_nitrogen_dioxide"),
        (.sulphurDioxide, americanSulphurDioxide, "us_aqi_sulphur_dioxide"),
        (.carbonMonoxide, americanCarbonMonoxide, "us_aqi_carbon_monoxide"),
      ], Plausible.airIndex)
  }

  private func concentrations() throws(UnreadableField) -> [AirReport.Pollutant: Double] {
    try read(
      [
        (.fineDust, fineDust, "pm2_5"), (.coarseDust, coarseDust, "pm10"),
        (.ozone, ozone, "ozone"), (.nitrogenDioxide, nitrogenDioxide, "nitrogen_dioxide"),
        (.sulphurDioxide, sulphurDioxide, "sulphur_dioxide"),
        (.carbonMonoxide, carbonMonoxide, "carbon_monoxide"),
      ], Plausible.micrograms)
  }

  private func pollen() throws(UnreadableField) -> [AirReport.Plant: Double] {
    try read(
      [
        (.alder, alder, "alder_pollen"), (.birch, birch, "birch_pollen"),
        (.grass, grass, "grass_pollen"), (.mugwort, mugwort, "mugwort_pollen"),
        (.olive, olive, "olive_pollen"), (.ragweed, ragweed, "ragweed_pollen"),
      ], Plausible.grains)
  }

  /// Returns the known values by their kinds.
  private func read<Kind: Hashable>(
    _ values: [(Kind, Double?, String)], _ range: ClosedRange<Double>
  ) throws(UnreadableField) -> [Kind: Double] {
    var found: [Kind: Double] = [:]
    for (kind, value, path) in values {
      found[kind] = try value.known?.checked(range, path)
    }
    return found
  }
}
