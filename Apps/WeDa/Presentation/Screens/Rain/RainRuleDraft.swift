import Foundation
import WeDaDomain

/// A rule for rain while it is edited: any of its values may be invalid.
///
/// Times are those that a clock in GMT shows on 1 January 1970.
struct RainRuleDraft: Equatable, Sendable {
  /// A place to choose, with the person's name of it.
  struct Choice: Identifiable, Equatable, Sendable {
    let place: Place
    let name: String

    var id: PlaceID { place.id }
  }

  /// The identifier of the rule, which a new one has already.
  let id: String
  /// A Boolean value that indicates whether no rule with the identifier is stored.
  let isNew: Bool
  var place: PlaceID
  var weekdays: Set<Weekday>
  var start: Date
  var end: Date
  var notice: Date
  var threshold: RainThreshold
  private let rule: RainRule?

  /// Creates the draft of a new rule for the weekdays.
  init(id: String, place: PlaceID) {
    self.id = id
    isNew = true
    self.place = place
    weekdays = Weekday.workdays
    start = Date(timeIntervalSince1970: 7.5 * 3600)
    end = Date(timeIntervalSince1970: 8.25 * 3600)
    notice = Date(timeIntervalSince1970: 7 * 3600)
    threshold = .probability(0.4)
    rule = nil
  }

  /// Creates the draft of a change.
  init(_ rule: RainRule) {
    id = rule.id
    isNew = false
    place = rule.place.id
    weekdays = rule.weekdays
    start = rule.start.instantInGMT
    end = rule.end.instantInGMT
    notice = rule.notice.instantInGMT
    threshold = rule.threshold
    self.rule = rule
  }

  /// The thresholds to choose from, with that of the rule.
  var thresholds: [RainThreshold] {
    let all = RainThreshold.choices
    return all.contains(threshold) ? all : all + [threshold]
  }

  /// Returns the places to choose from with their names: the favourites, and the place of the rule.
  func places(_ favorites: [Favorite]) -> [Choice] {
    let all = favorites.map { Choice(place: $0.place, name: $0.name) }
    guard let rule, !all.contains(where: { $0.id == rule.place.id }) else { return all }
    return all + [Choice(place: rule.place, name: rule.name)]
  }

  /// A Boolean value that indicates whether the way ends on the date after its start.
  var isOvernight: Bool { ClockTime(inGMT: end) < ClockTime(inGMT: start) }

  /// A Boolean value that indicates whether the person is told on the date before the way.
  var isToldTheDayBefore: Bool { ClockTime(inGMT: start) < ClockTime(inGMT: notice) }

  /// Returns the rule.
  ///
  /// - Throws: ``InvalidValue`` for the first field that is invalid.
  func made(_ favorites: [Favorite]) throws(InvalidValue) -> RainRule {
    guard let chosen = places(favorites).first(where: { $0.id == place }) else {
      throw InvalidValue(field: "place", value: place.text, rule: "a favorite")
    }
    return try RainRule(
      id: id, place: chosen.place, name: chosen.name, weekdays: weekdays,
      start: ClockTime(inGMT: start), end: ClockTime(inGMT: end),
      notice: ClockTime(inGMT: notice), threshold: threshold, isOn: rule?.isOn ?? true,
      zone: rule?.place.id == place ? rule?.zone : nil)
  }
}
