public import Foundation

/// The forecasts of several favourites over the same two days.
///
/// A place without a forecast is left out, and not compared by invented values.
public struct FavoriteComparison: Equatable, Sendable {
  /// The maximum number of places, beyond which the lines of a chart cannot be told apart.
  public static let most = 6
  /// The time that is compared, in seconds.
  public static let length: TimeInterval = 172_800

  /// The forecast of one place.
  public struct Series: Identifiable, Equatable, Sendable {
    /// The favourite whose forecast it is.
    public let favorite: Favorite
    /// The slots that have not ended, in order of time; never empty.
    public let slots: [ForecastSlot]

    /// The identifier of the place.
    public var id: PlaceID { favorite.id }
  }

  /// The forecasts in the order of the favourites, at most ``most``.
  public let series: [Series]
  /// The time from the current slot to the end of the comparison, which all places share.
  public let window: ClosedRange<Date>

  /// Compares the forecasts of favourites.
  ///
  /// - Parameters:
  ///   - weather: The favourites with their weather, in order.
  ///   - now: The current time.
  public init(_ weather: [FavoriteWeather], at now: Date) {
    let found = weather.compactMap { one -> Series? in
      guard case .success(let report) = one.weather else { return nil }
      let slots = report.hours(from: now, to: Self.length)
      return slots.isEmpty ? nil : Series(favorite: one.favorite, slots: slots)
    }
    series = Array(found.prefix(Self.most))
    let start = series.compactMap(\.slots.first?.time).min() ?? now
    window = min(start, now)...now.addingTimeInterval(Self.length)
  }

  /// Returns a name for each place that no other place of the comparison has.
  ///
  /// - Parameters:
  ///   - name: Returns the short name of a favourite.
  ///   - fullName: Returns the name with the region, for places with the same short name.
  public func names(
    _ name: (Favorite) -> String, fullName: (Favorite) -> String
  ) -> [PlaceID: String] {
    let short = Dictionary(grouping: series) { name($0.favorite) }
    var names: [PlaceID: String] = [:]
    var used: Set<String> = []
    for one in series {
      let key = name(one.favorite)
      let best = (short[key]?.count ?? 0) > 1 ? fullName(one.favorite) : key
      var unique = best
      var number = 2
      while !used.insert(unique).inserted {
        unique = "\(best) \(number)"
        number += 1
      }
      names[one.id] = unique
    }
    return names
  }
}
