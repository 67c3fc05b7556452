import Observation
import WeDaDomain

/// Suggests places while a person types, and opens the one that is chosen.
///
/// Suggestions are asked for once a text is long enough (``PlaceSearch/isEnough(_:)``), after a pause
/// of 300 ms. An answer that arrives after the text has changed is thrown away, and text that the
/// program puts into the field suggests nothing.
@MainActor @Observable final class SearchViewModel {
  typealias Dependencies = HasSearchPlacesUseCase & HasRecordSearchUseCase

  enum Action: Equatable, Sendable {
    /// The field's text changed, by a person or by the program.
    case queryChanged(String)
    /// Enter was pressed on a text.
    case submitted(String)
    /// A point was given instead of a name, in degrees north and east.
    case coordinatesGiven(latitude: Double, longitude: Double)
    /// A suggestion was chosen.
    case chosen(Place)
    /// The chosen place's page is open.
    case opened
    /// Which data source is asked from now on, by the number of changes so far, and whether the
    /// person sees this screen.
    case sourceNamed(Int, isInSight: Bool)
  }

  struct State: Equatable, Sendable {
    /// The text that the suggestions belong to.
    var query = ""
    var suggestions = Loading<[Place]>.idle
    /// What came of pressing Enter: the place, or why there is none.
    var lookup = Loading<Place>.idle
    /// The page to open next.
    var destination: Route?
  }

  /// How long typing must pause.
  static let pause = Duration.milliseconds(300)

  private(set) var state = State()
  private let dependencies: any Dependencies
  private let clock: any Clock<Duration>
  /// Grows with every change; whoever waited and finds another number is late.
  private var generation = 0
  /// The text that needs no suggestions any more: they are there, or the program set it.
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

  /// Opens the named place nearest to a point.
  ///
  /// - Parameters:
  ///   - lat: Degrees north, -90 ... 90.
  ///   - lon: Degrees east, -180 ... 180.
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
    case .success(let places): settle(text, .loaded(Array(places.prefix(PlaceSearch.most))))
    case .failure(.cancelled): state.suggestions = .idle
    case .failure(let error): settle(text, .failed(error, last: nil))
    }
  }

  /// What the old source failed at is asked of the new one. A page that nobody sees opens nothing.
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
    switch answer.flatMap({ $0.first.map(Result.success) ?? .failure(.noSuchPlace(asked)) }) {
    case .success(let place): await open(place)
    case .failure(let error): state.lookup = .idle.failing(with: error)
    }
  }

  /// Puts the place's name into the field, as the program: it suggests nothing.
  private func open(_ place: Place) async {
    _ = nextGeneration()
    state.query = place.name
    settle(place.name, .idle)
    state.lookup = .loaded(place)
    state.destination = .city(place.slug)
    // The page opens whether or not the history can be written; its own tab tells when it cannot.
    try? await dependencies.recordSearch.execute(place)
  }

  private func search(_ text: String) async -> Result<[Place], WeatherError> {
    do throws(WeatherError) {
      return .success(try await dependencies.searchPlaces.execute(text))
    } catch {
      return .failure(error)
    }
  }

  /// Suggestions that begin with the new text stay until its own arrive; the list does not flicker.
  private func keepWhatStillFits(_ text: String) {
    let fitting = state.suggestions.value?.filter { $0.name.begins(with: text) } ?? []
    state.suggestions = .loading(last: fitting.isEmpty ? nil : fitting)
  }

  /// - Returns: Whether the pause passed; a newer text gives it up.
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
  }

  private func nextGeneration() -> Int {
    generation += 1
    settled = nil
    return generation
  }
}
