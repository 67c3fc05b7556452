import Foundation
public import WeDaDomain

extension ForecastDTO {
  /// Converts the slots of the response to the domain's slots.
  ///
  /// - Throws: ``UnreadableField`` with the slot's index in `list`.
  public func toDomain() throws(UnreadableField) -> [ForecastSlot] {
    try mapping("list") { () throws(UnreadableField) in
      try slots.mapping { (slot) throws(UnreadableField) in try slot.toDomain() }
    }
  }
}

extension ForecastDTO.SlotDTO {
  func toDomain() throws(UnreadableField) -> ForecastSlot {
    let condition = try conditions.toDomain(isDaytime: part?.ofDay != "n")
    return ForecastSlot(
      time: try time.instant("dt"), temperature: try main.readTemperature(),
      feelsLike: try main.readFeelsLike(), low: try main.readLow(), high: try main.readHigh(),
      condition: condition,
      wind: try wind?.toDomain(), humidity: try main.readHumidity(),
      pressure: try main.readPressure(),
      visibility: try distance(visibility),
      probability: try probability?.checked(Plausible.fraction, "pop"),
      precipitation: try Fallen(rain: rain, snow: snow, condition: condition)
        .amount(of: \.threeHours, "3h"))
  }
}
