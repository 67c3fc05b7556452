/// The random part of the weather at one hour and place: smooth noise with mean 0 and standard
/// deviation about 1.
struct Chance {
  let warmth: Double
  /// The noise that determines clouds and rain.
  let moisture: Double
  /// The noise that varies the clouds of an hour around the value that ``moisture`` gives.
  let clouds: Double
  /// The noise that varies the air pressure; it is low if ``moisture`` is high.
  let pressure: Double
  let wind: Double
  let direction: Double
  let gusts: Double
  let instability: Double
  /// The noise that causes fog in calm nights.
  let damp: Double

  init(_ direction: SIMD3<Double>, hour: Int) {
    let at = { (channel: UInt64, hours: Double) in
      Noise(channel: channel, hours: hours).value(direction, hour: Double(hour))
    }
    warmth = at(1, 60)
    let slow = at(2, 30)
    moisture = 0.8 * slow + 0.6 * at(3, 9)
    clouds = at(4, 7)
    pressure = 0.8 * at(5, 55) - 0.5 * slow
    wind = at(6, 14)
    self.direction = at(7, 20)
    instability = at(8, 8)
    damp = at(9, 16)
    gusts = at(10, 6)
  }
}
