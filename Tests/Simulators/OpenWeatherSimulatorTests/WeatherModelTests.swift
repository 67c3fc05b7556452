import Foundation
import Testing

@testable import OpenWeatherSimulator
@testable import SimulatedWorld

@Suite struct WeatherModelTests {
  let gazetteer: Gazetteer
  let model: WeatherModel

  init() throws {
    gazetteer = try Fixed.gazetteer.get()
    model = try Fixed.model.get()
  }

  /// The number of hours from 1970 to the beginning of 2026.
  static let year = 490_896

  /// Returns the range of a month's temperatures in °C: by latitude, for the cold, mild and warm
  /// part of the year, and less by 6 K per kilometre above 500 m.
  static func bounds(latitude: Double, month: Int, elevation: Double) -> ClosedRange<Double> {
    let season = latitude < 0 ? (month + 6) % 12 : month
    let isWinter = [11, 0, 1].contains(season)
    let isSummer = [5, 6, 7].contains(season)
    let range: ClosedRange<Double> =
      switch abs(latitude) {
      case ..<12: 8...43
      case ..<25: isWinter ? 0...40 : 8...48
      case ..<35: isWinter ? -14...34 : isSummer ? 10...51 : -4...48
      case ..<45: isWinter ? -35...26 : isSummer ? 3...46 : -22...38
      case ..<55: isWinter ? -45...20 : isSummer ? 0...42 : -30...33
      case ..<66: isWinter ? -58...16 : isSummer ? -3...38 : -42...28
      default: isWinter ? -60...12 : isSummer ? -8...32 : -48...20
      }
    let lower = 6 * max(0, elevation - 500) / 1000
    return (range.lowerBound - lower)...range.upperBound
  }

  @Test
  func `simulated temperatures of a thousand towns are plausible for latitude and month all year`()
  {
    for number in 0..<1000 {
      let place = gazetteer[number * 34]
      let climate = model.climate(at: place.coordinate)
      for month in 0..<12 {
        let bounds = Self.bounds(
          latitude: place.latitude, month: month, elevation: climate.elevation)
        for step in 0..<3 {
          let hour = Self.year + month * 730 + number % 17 * 24 + step * 103
          let weather = model.weather(at: place.coordinate, climate: climate, hour: hour)
          #expect(
            bounds.contains(weather.temperature),
            "\(place.name) \(place.country) month \(month + 1): \(weather.temperature)")
          #expect(isPossible(weather), "\(place.name) hour \(hour): \(weather)")
        }
      }
    }
  }

  private func isPossible(_ weather: Weather) -> Bool {
    (1...100).contains(weather.humidity) && (0...100).contains(weather.clouds)
      && (940...1060).contains(weather.pressure) && (500...1060).contains(weather.groundPressure)
      && (100...10000).contains(weather.visibility) && (0...40).contains(weather.windSpeed)
      && (0..<360).contains(weather.windDegrees) && (0...1).contains(weather.probability)
      && weather.rain >= 0 && weather.snow >= 0 && weather.rain + weather.snow <= 40.01
      && (weather.gust ?? .infinity) >= weather.windSpeed
  }

  /// Mean temperatures of January and July from climate tables.
  @Test(arguments: [
    ("London", 2_643_743, 5.0, 18.5), ("Moscow", 524_901, -6.5, 19.2), ("Cairo", 360_630, 14, 28.5),
    ("Singapore", 1_880_252, 26.5, 28), ("Yakutsk", 2_013_159, -38, 19.5),
    ("Sydney", 2_147_714, 23.5, 13), ("La Paz", 3_911_925, 9.5, 6.5), ("Delhi", 1_273_294, 14, 31),
    ("Chicago", 4_887_398, -4, 24),
  ])
  func `mean temperatures in January and July differ from climate tables by less than 5 degrees`(
    name: String, id: Int, january: Double, july: Double
  ) throws {
    let place = try #require(gazetteer.place(id: id))
    let climate = model.climate(at: place.coordinate)
    for (month, mean) in [(0, january), (6, july)] {
      let hours = stride(from: Self.year + month * 730, to: Self.year + month * 730 + 720, by: 5)
      let temperatures = hours.map {
        model.weather(at: place.coordinate, climate: climate, hour: $0).temperature
      }
      let found = temperatures.reduce(0, +) / Double(temperatures.count)
      #expect(abs(found - mean) < 5, "\(name) month \(month + 1): \(found), usually \(mean)")
    }
  }

  private func days(_ rank: Int, from month: Int, count: Int) -> [Weather] {
    let place = gazetteer[rank].coordinate
    let climate = model.climate(at: place)
    let start = Self.year + month * 730
    return (start..<start + count * 24).map {
      model.weather(at: place, climate: climate, hour: $0)
    }
  }

  @Test(arguments: [0, 3, 6, 9])
  func `simulated temperature, pressure, wind and clouds change little from hour to hour`(
    month: Int
  ) {
    for rank in stride(from: 7, to: gazetteer.count, by: 1700) {
      let weather = days(rank, from: month, count: 3)
      for (one, next) in zip(weather, weather.dropFirst()) {
        #expect(abs(one.temperature - next.temperature) < 3.5, "\(gazetteer[rank].name)")
        #expect(abs(one.pressure - next.pressure) <= 4)
        #expect(abs(one.windSpeed - next.windSpeed) < 6)
        #expect(abs(one.clouds - next.clouds) < 60)
      }
    }
  }

  @Test func `the warmest hour is in the afternoon, the coldest in the early morning`() {
    for rank in stride(from: 3, to: 3400, by: 340) {
      let place = gazetteer[rank].coordinate
      guard abs(place.latitude) < 55 else { continue }
      let weather = days(rank, from: 5, count: 20)
      let means = (0..<24).map { hour in
        stride(from: hour, to: weather.count, by: 24).map { weather[$0].temperature }.reduce(0, +)
      }
      let sunHour = { (hour: Int) in
        (Double((Self.year + 5 * 730 + hour) % 24) + place.longitude / 15 + 24)
          .truncatingRemainder(dividingBy: 24)
      }
      let warmest = means.indices.max { means[$0] < means[$1] } ?? 0
      let coldest = means.indices.min { means[$0] < means[$1] } ?? 0
      #expect((12.5...17).contains(sunHour(warmest)), "\(gazetteer[rank].name)")
      #expect((1...8).contains(sunHour(coldest)), "\(gazetteer[rank].name)")
    }
  }

  @Test
  func `the same place and hour always have the same weather, and other places a different one`()
    throws
  {
    let other = WeatherModel(climates: try .bundled())
    let place = gazetteer[40].coordinate
    let climate = model.climate(at: place)
    let weather = (0..<50).map { model.weather(at: place, climate: climate, hour: 490_000 + $0) }
    let again = (0..<50).map { other.weather(at: place, climate: climate, hour: 490_000 + $0) }
    let far = (0..<50).map {
      model.weather(at: gazetteer[90].coordinate, climate: climate, hour: 490_000 + $0)
    }
    #expect(weather == again)
    #expect(weather != far)
  }

  @Test func `text, precipitation, clouds and temperature agree, and every kind of weather occurs`()
  {
    var groups: Set<String> = []
    for rank in stride(from: 0, to: gazetteer.count, by: 110) {
      let place = gazetteer[rank].coordinate
      let climate = model.climate(at: place)
      for step in 0..<80 {
        let weather = model.weather(
          at: place, climate: climate, hour: Self.year + step * 109 + rank)
        groups.insert(weather.condition.main)
        #expect(Self.agrees(weather), "\(gazetteer[rank].name): \(weather)")
      }
    }
    #expect(
      groups.isSuperset(of: ["Clear", "Clouds", "Rain", "Drizzle", "Snow", "Thunderstorm", "Mist"]))
    #expect(!groups.isDisjoint(with: ["Fog"]), "no fog in \(groups)")
  }

  static func agrees(_ weather: Weather) -> Bool {
    let isWet = weather.rain + weather.snow > 0
    return switch weather.condition.id {
    case 200..<300: weather.temperature > 17 && weather.rain > 1 && weather.snow == 0
    case 511: weather.temperature <= 0 && weather.rain > 0
    case 300..<600: weather.temperature > 1.5 && weather.rain > 0 && weather.snow == 0
    case 615, 616: (0...1.5).contains(weather.temperature) && weather.rain > 0 && weather.snow > 0
    case 600..<700: weather.temperature <= 0 && weather.snow > 0 && weather.rain == 0
    case 741: weather.humidity >= 95 && weather.visibility <= 1000 && !isWet
    case 700..<800: weather.visibility < 5000 && !isWet
    case 800: weather.clouds < 11 && !isWet
    case 801: (11..<25).contains(weather.clouds) && !isWet
    case 802: (25..<51).contains(weather.clouds) && !isWet
    case 803: (51..<85).contains(weather.clouds) && !isWet
    default: weather.clouds >= 85 && !isWet
    }
  }
}
