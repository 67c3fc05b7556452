import SwiftUI
import WeDaDomain

/// The first tab: the search for a place; below it, the last searched place and some favourites.
struct SearchScreen: View {
  private let useCases: any WeDaUseCases
  private let isChosen: Bool
  @State private var search: SearchViewModel
  @State private var home: HomeViewModel
  @State private var path: [Route] = []
  /// The typed text; the view model is notified of each change.
  @State private var text = ""
  @Environment(LocationViewModel.self) private var location

  /// Creates the search's tab.
  ///
  /// - Parameters:
  ///   - isChosen: Whether this tab is selected.
  ///   - clock: Measures the pause in typing before a search.
  init(_ useCases: any WeDaUseCases, isChosen: Bool, clock: any Clock<Duration>) {
    self.useCases = useCases
    self.isChosen = isChosen
    _search = State(initialValue: SearchViewModel(useCases, clock: clock))
    _home = State(initialValue: HomeViewModel(useCases))
  }

  var body: some View {
    NavigationStack(path: $path) {
      SearchPage(search: search, home: home)
        .navigationTitle(Text(Words.Search.Screen.title))
        .searchable(text: $text, prompt: Text(Words.Search.Field.prompt))
        .searchSuggestions { SuggestedPlaces(search: search) }
        .onSubmit(of: .search) { Task { await search.send(.submitted(text)) } }
        .refreshable { await refresh() }
        .routes(useCases, known: known)
    }
    .modifier(
      SearchTasks(search: search, home: home, isChosen: isChosen, path: $path, text: $text))
  }

  private func refresh() async {
    async let own: Void = location.send(.refreshed)
    async let others: Void = home.send(.refreshed)
    _ = await (own, others)
  }

  /// Returns the place of a row or a suggestion by its slug, with its weather if the page shows it.
  private func known(_ slug: String) -> KnownWeather? {
    let recent = home.state.recentPlace.map { KnownWeather($0, home.state.recent.value) }
    let found = search.state.lookup.value.map { KnownWeather($0) }
    let rows = [recent].compactMap(\.self) + home.state.favorites.map(KnownWeather.init)
    return (rows + [found].compactMap(\.self)).first { $0.place.slug == slug }
  }
}

/// The page below the search field. Only this view depends on the view models' states, so that the
/// screen around it is not evaluated again when they change.
private struct SearchPage: View {
  let search: SearchViewModel
  let home: HomeViewModel
  @Environment(LocationViewModel.self) private var location

  var body: some View {
    HomePage(
      home: home.state, lookup: search.state.lookup, query: search.state.query,
      location: location.state, sendLocation: { action in Task { await location.send(action) } }
    )
    .tellsNames(of: shown)
  }

  /// The places whose names are shown: those on the page, and those of the suggestions above it.
  private var shown: [Place] {
    let home = [home.state.recentPlace].compactMap(\.self) + home.state.favorites.map(\.place)
    return (search.state.suggestions.value ?? []) + home
  }
}

/// The suggestions for the typed text.
private struct SuggestedPlaces: View {
  let search: SearchViewModel
  @Environment(SettingsViewModel.self) private var settings

  var body: some View {
    SearchSuggestions(
      suggestions: search.state.suggestions, isCorrected: search.state.isCorrected,
      query: search.state.query, isDemo: settings.state.isDemo
    ) { place in
      Task { await search.send(.chosen(place)) }
    }
  }
}

/// The tasks of the search tab, and the page that they open. They begin again when the text, the
/// path or the settings change.
private struct SearchTasks: ViewModifier {
  let search: SearchViewModel
  let home: HomeViewModel
  let isChosen: Bool
  @Binding var path: [Route]
  @Binding var text: String
  @Environment(SettingsViewModel.self) private var settings

  func body(content: Content) -> some View {
    content
      .task(id: text) { [text] in await search.send(.queryChanged(text)) }
      .task(id: reloadKey) {
        await home.send(.sourceNamed(reloadKey.sourceChanges))
        if reloadKey.isInSight { await home.send(.appeared) }
      }
      .task(id: settings.state.sourceChanges) {
        await search.send(
          .sourceNamed(settings.state.sourceChanges, isInSight: isChosen && path.isEmpty))
      }
      .onChange(of: search.state.destination) { _, destination in open(destination) }
  }

  private var reloadKey: ReloadKey {
    ReloadKey(
      isInSight: isChosen && path.isEmpty, sourceChanges: settings.state.sourceChanges,
      keptChanges: settings.state.keptChanges)
  }

  private func open(_ destination: Route?) {
    guard let destination else { return }
    text = search.state.query
    path.append(destination)
    Task { await search.send(.opened) }
  }
}
