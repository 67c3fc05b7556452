import SwiftUI
import WeDaDomain

/// The weather of one place, pushed onto any tab.
struct DetailsScreen: View {
  @State private var model: DetailsViewModel
  /// Whether the reader wants a shared page in the way of their own settings.
  @State private var usesOwn = false
  @Environment(SettingsViewModel.self) private var settings
  @Environment(LocationViewModel.self) private var location
  @Environment(\.locale) private var locale
  private let shared: SharedLink?
  private let isHere: Bool

  /// - Parameters:
  ///   - place: What is known of the place already; `nil` where only its address is.
  ///   - text: How a link wants the page to look; `nil` where the page was not shared.
  init(
    slug: String, place: Place? = nil, shared text: String? = nil, _ useCases: any WeDaUseCases
  ) {
    shared = text.map(SharedLink.init)
    isHere = false
    _model = State(
      initialValue: DetailsViewModel(
        slug: slug, place: place, day: shared?.view.day, useCases))
  }

  /// Where the device is.
  init(here useCases: any WeDaUseCases) {
    shared = nil
    isHere = true
    _model = State(initialValue: DetailsViewModel(here: useCases))
  }

  var body: some View {
    DetailsPage(state: model.state, settings: shown, banner: banner) { send($0) }
      .navigationTitle(title)
      .toolbar {
        ToolbarItem(placement: .primaryAction) { shareButton }
        ToolbarItem(placement: .primaryAction) { starButton }
      }
      .handlesExternalEvents(preferring: [], allowing: model.state.isNowhere ? [] : ["*"])
      .refreshable { await model.send(.refreshed) }
      .task(id: reloadKey) {
        await model.send(.sourceNamed(settings.state.sourceChanges))
        await model.send(.appeared)
      }
      .failureAlert(Words.Details.Star.failed, model.state.failure) { send(.failureDismissed) }
      .environment(\.locale, shownLocale)
      .environment(\.layoutDirection, shownLocale.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The place's name, as soon as it is known.
  private var title: Text {
    if let place = model.state.place, !place.name.isEmpty { return Text(verbatim: place.name) }
    return Text(isHere ? Words.Location.Here.title : Words.Search.Screen.title)
  }

  private var starButton: some View {
    Button {
      send(.starPressed)
    } label: {
      Image(systemName: model.state.isFavorite ? "star.fill" : "star")
    }
    // What has no name cannot be kept: it would be the device's own position.
    .disabled(model.state.place?.name.isEmpty ?? true)
    .accessibilityLabel(Text(Words.Details.Star.label))
    .accessibilityAddTraits(model.state.isFavorite ? [.isSelected] : [])
    .accessibilityIdentifier(UITestIDs.Details.star)
  }

  /// One's own place also begins anew once it is allowed.
  private var reloadKey: [Int] {
    [
      settings.state.sourceChanges, settings.state.keptChanges,
      isHere && location.state.isAllowed ? 1 : 0,
    ]
  }

  private func send(_ action: DetailsViewModel.Action) {
    if isHere, action == .refreshed, model.state.report.error == .location(.notAsked) {
      Task { await location.send(.offerPressed) }
    } else {
      Task { await model.send(action) }
    }
  }
}

// MARK: Sharing

extension DetailsScreen {
  /// Leads to this place as it is shown here. Its address has the named place's slug: of one's own
  /// position nothing is shared but the name that it has on the page.
  @ViewBuilder private var shareButton: some View {
    if let place = model.state.place, !place.name.isEmpty,
      let url = ShareAddress.url(place.slug, sharedView)
    {
      ShareLink(item: url, subject: Text(verbatim: place.name)) {
        Image(systemName: "square.and.arrow.up")
      }
      .accessibilityLabel(Text(Words.Share.Link.label))
      .accessibilityIdentifier(UITestIDs.Share.link)
    } else {
      // Keeps the room, so that nothing moves once the place is known.
      Button {
      } label: {
        Image(systemName: "square.and.arrow.up")
      }
      .disabled(true)
      .accessibilityLabel(Text(Words.Share.Link.label))
      .accessibilityIdentifier(UITestIDs.Share.link)
    }
  }

  private var sharedView: SharedView {
    SharedView(
      units: shown.units(in: locale.region?.identifier), clock: shown.clock,
      language: shownLocale.language.languageCode.flatMap {
        LanguageChoice(rawValue: $0.identifier)
      }
        ?? .english,
      day: model.state.openDays.min())
  }

  private var own: WeatherSettings { settings.state.settings }

  /// The reader's settings, with the link's in their place: for this page, and nowhere kept.
  private var shown: WeatherSettings {
    guard let shared, !usesOwn else { return own }
    return shared.view.settings(over: own, region: locale.region?.identifier)
  }

  private var shownLocale: Locale { shown.language.locale(on: locale) }

  private var banner: SharedBanner? {
    guard let shared, !usesOwn else { return nil }
    let differs = shown != own && differsVisibly
    guard differs || !shared.problems.isEmpty || model.state.isWantedDayGone else { return nil }
    return SharedBanner(
      differs: differs, problems: shared.problems, isDayGone: model.state.isWantedDayGone,
      keep: keep, useOwn: { usesOwn = true })
  }

  /// A language that the reader has anyway is no difference.
  private var differsVisibly: Bool {
    shown.units(in: locale.region?.identifier) != own.units(in: locale.region?.identifier)
      || shown.clock != own.clock || shownLocale != locale
  }

  private func keep() {
    let chosen = shown
    Task {
      if let units = chosen.units { await settings.send(.unitsChosen(units)) }
      await settings.send(.clockChosen(chosen.clock))
      await settings.send(.languageChosen(chosen.language))
    }
  }
}
