import Observation
import WeDaDomain

/// The view model that suggests places while a person types, and opens the chosen one.
///
/// Suggestions are requested once a text is long enough (``PlaceSearch/isEnough(_:)``), after a
/// pause of 300 ms. Results for an earlier text are discarded, and text that the program sets has
/// no suggestions.
@MainActor @Observable final class SearchViewModel {
  typealias Dependencies = HasSearchPlacesUseCase & HasRecordSearchUseCase

  enum Action: Equatable, Sendable {
    /// The text changed, by the user or the program.
    case queryChanged(String)
    /// The person submitted a search text.
    case submitted(String)
    /// Coordinates were given in place of a name, in degrees north and east.
    case coordinatesGiven(latitude: Double, longitude: Double)
    /// The person chose a suggestion.
    case chosen(Place)
    /// The chosen place's page is open.
    case opened
    /// The source of weather has changed; the values are the number of changes, and whether the
    /// screen is visible.
    case sourceNamed(Int, isInSight: Bool)
  }

  struct State: Equatable, Sendable {
    /// The text for which suggestions are shown.
    var query = ""
    var suggestions = Loading<[Place]>.idle
    /// A Boolean value that indicates whether the suggestions have a corrected spelling, because no
    /// place has the typed name.
    var isCorrected = false
    /// The result of a submitted text: the place, or an error.
    var lookup = Loading<Place>.idle
    /// The page to open next; `nil` for none.
    var destination: Route?
  }

  /// The pause in typing before a request.
  static let pause = Duration.milliseconds(300)

  private(set) var state = State()
  private let dependencies: any Dependencies
  private let clock: any Clock<Duration>
  /// The number of the latest change of the text; results of earlier requests are discarded.
  private var generation = 0
  /// The text that needs no request, because its suggestions are shown or the program set it; `nil`
  /// for none.
  private var settled: String? = ""
  private var source: Int?

  init(_ dependencies: any Dependencies, clock: any Clock<Duration> = ContinuousClock()) {
    self.dependencies = dependencies
    self.clock = clock
  }

  func send(_ action: Action) async {
    switch action {
    case .queryChanged(let text): await suggest(for: text)
    case .submitted(let text): await submit(text)
    case .coordinatesGiven(let latitude, let longitude): await submit("\(latitude), \(longitude)")
    case .chosen(let place): await open(place)
    case .opened: state.destination = nil
    case .sourceNamed(let number, let isInSight): await take(number, isInSight)
    }
  }

  /// Opens the named place nearest to a point, or the point itself if no town is near.
  ///
  /// - Parameters:
  ///   - lat: The latitude, -90 ... 90.
  ///   - lon: The longitude, -180 ... 180.
  func searchByCoordinates(lat: Double, lon: Double) async {
    await send(.coordinatesGiven(latitude: lat, longitude: lon))
  }
}

extension SearchViewModel {
  private func suggest(for text: String) async {
    guard text != settled else { return }
    let mine = nextGeneration()
    let asked = text.trimmingBlanks
    state.query = text
    state.lookup = .idle
    guard PlaceSearch.isEnough(asked) else { return settle(text, .idle) }
    keepWhatStillFits(asked)
    guard await paused(), mine == generation else { return }
    let answer = await search(asked)
    guard mine == generation else { return }
    switch answer {
    case .success(let found):
      settle(text, .loaded(Array(found.places.prefix(PlaceSearch.most))))
      state.isCorrected = found.isCorrected
    case .failure(.cancelled): state.suggestions = .idle
    case .failure(let error): settle(text, .failed(error, last: nil))
    }
  }

  /// Repeats a failed request with the new source. If the page is not visible, it opens no other
  /// page.
  private func take(_ number: Int, _ isInSight: Bool) async {
    let isNew = source.map { $0 != number } == true
    source = number
    guard isNew else { return }
    if state.lookup.error != nil {
      state.lookup = .idle
      if isInSight { await submit(state.query) }
    } else if state.suggestions.error != nil {
      settled = nil
      await suggest(for: state.query)
    }
  }

  private func submit(_ text: String) async {
    let asked = text.trimmingBlanks
    guard !asked.isEmpty else { return }
    if text == state.query, case .loaded(let places) = state.suggestions, let first = places.first {
      return await open(first)
    }
    let mine = nextGeneration()
    state.query = text
    settle(text, .idle)
    state.lookup = .loading(last: nil)
    let answer = await search(asked)
    guard mine == generation else { return }
    switch answer.flatMap({ $0.places.first.map(Result.success) ?? .failure(.noSuchPlace(asked)) })
    {
    case .success(let place): await open(place)
    case .failure(let error): state.lookup = .idle.failing(with: error)
    }
  }

  /// Opens a place, and puts its name into the field without suggestions.
  private func open(_ place: Place) async {
    _ = nextGeneration()
    state.query = place.name
    settle(place.name, .idle)
    state.lookup = .loaded(place)
    state.destination = .city(place.slug)
    // The page opens even if the history cannot be written; the history's tab shows the error.
    try? await dependencies.recordSearch.execute(place)
  }

  private func search(_ text: String) async -> Result<FoundPlaces, WeatherError> {
    do throws(WeatherError) {
      return .success(try await dependencies.searchPlaces.find(text))
    } catch {
      return .failure(error)
    }
  }

  /// Keeps the suggestions that match the new text until its results arrive, so that the list does
  /// not flicker.
  private func keepWhatStillFits(_ text: String) {
    let fitting = state.suggestions.value?.filter { $0.name.begins(with: text) } ?? []
    state.suggestions = .loading(last: fitting.isEmpty ? nil : fitting)
    // The kept names begin with the new text as it is spelled.
    state.isCorrected = false
  }

  /// Waits for the pause in typing.
  ///
  /// - Returns: `true` if the pause passed; `false` if a newer text cancelled it.
  private func paused() async -> Bool {
    do {
      try await clock.sleep(for: Self.pause)
      return true
    } catch {
      return false
    }
  }

  private func settle(_ text: String, _ suggestions: Loading<[Place]>) {
    settled = text
    state.suggestions = suggestions
    state.isCorrected = false
  }

  private func nextGeneration() -> Int {
    generation += 1
    settled = nil
    return generation
  }
}
