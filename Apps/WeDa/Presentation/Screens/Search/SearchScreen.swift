import SwiftUI
import WeDaDomain

/// The first tab: the search for a place; below it, the last searched place and some favourites.
struct SearchScreen: View {
  private let useCases: any WeDaUseCases
  private let isChosen: Bool
  @State private var search: SearchViewModel
  @State private var home: HomeViewModel
  @State private var path: [Route] = []
  /// The typed text; the view model gets each change.
  @State private var text = ""
  @Environment(SettingsViewModel.self) private var settings
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
      page
        .navigationTitle(Text(Words.Search.Screen.title))
        .searchable(text: $text, prompt: Text(Words.Search.Field.prompt))
        .searchSuggestions { suggestions }
        .onSubmit(of: .search) { Task { await search.send(.submitted(text)) } }
        .refreshable { await refresh() }
        .routes(useCases, place: place)
    }
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

  private var page: some View {
    HomePage(
      home: home.state, lookup: search.state.lookup, query: search.state.query,
      location: location.state
    ) { action in
      Task { await location.send(action) }
    }
  }

  private func refresh() async {
    async let own: Void = location.send(.refreshed)
    async let others: Void = home.send(.refreshed)
    _ = await (own, others)
  }

  private var suggestions: some View {
    SearchSuggestions(suggestions: search.state.suggestions, query: search.state.query) { place in
      Task { await search.send(.chosen(place)) }
    }
  }

  private var reloadKey: ReloadKey {
    ReloadKey(
      isInSight: isChosen && path.isEmpty, sourceChanges: settings.state.sourceChanges,
      keptChanges: settings.state.keptChanges)
  }

  /// Returns the place of a row or a suggestion by its slug.
  private func place(_ slug: String) -> Place? {
    let rows = [search.state.lookup.value, home.state.recentPlace].compactMap(\.self)
    return (rows + home.state.favorites.map(\.place)).first { $0.slug == slug }
  }

  private func open(_ destination: Route?) {
    guard let destination else { return }
    text = search.state.query
    path.append(destination)
    Task { await search.send(.opened) }
  }
}
