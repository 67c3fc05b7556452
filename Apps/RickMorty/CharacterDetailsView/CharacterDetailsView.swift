import DesignKit
public import Feed
public import Foundation
import RickMortyUI
public import SwiftUI
public import UseCase

/// The details of a character: everything that the service knows of it.
public struct CharacterDetailsView: View {
  private let character: CharacterAdapter
  private let favorites: FavoritesModel
  private let storedAt: Date?
  private let refresh: @MainActor () async -> Void
  @Environment(\.locale) private var locale

  /// Creates a view of the details of a character.
  ///
  /// - Parameters:
  ///   - storedAt: The time when the character was stored; `nil` if it came from the service.
  ///   - refresh: Loads a newer copy.
  public init(
    character: CharacterAdapter, favorites: FavoritesModel, storedAt: Date? = nil,
    refresh: @escaping @MainActor () async -> Void = {}
  ) {
    self.character = character
    self.favorites = favorites
    self.storedAt = storedAt
    self.refresh = refresh
  }

  public var body: some View {
    ScrollView {
      VStack(spacing: Space.large) {
        if let storedAt { StoredBanner(storedAt: storedAt, retry: refresh) }
        CharacterPortrait(character: character, side: 200)
        Text(verbatim: character.name)
          .font(.title)
          .fontWeight(.bold)
          .multilineTextAlignment(.center)
          .accessibilityAddTraits(.isHeader)
          .accessibilityIdentifier(UITestIDs.Details.name)
        facts.card()
      }
      .frame(maxWidth: .infinity)
      .page()
    }
    .navigationTitle(Text(verbatim: character.name))
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        FavoriteButton(
          character: character, favorites: favorites, identifier: UITestIDs.Details.star)
      }
    }
    .favoriteFailure(favorites)
  }

  private var facts: some View {
    VStack(alignment: .leading, spacing: Space.medium) {
      Fact("status", Words.Details.status, character.status.title)
      Fact("species", Words.Details.species, character.species)
      if !character.type.isEmpty { Fact("type", Words.Details.type, character.type) }
      Fact("gender", Words.Details.gender, character.gender)
      Fact("origin", Words.Details.origin, character.origin)
      Fact("location", Words.Details.location, character.location)
      Fact("episodes", Words.Details.episodes, episodes)
      if let created = character.created {
        Fact("created", Words.Details.created, created.formatted(day))
      }
      Fact("number", Words.Details.number, character.id.formatted(.number.locale(locale)))
      if let url = character.url { AddressFact(name: Words.Details.address, url: url) }
    }
  }

  private var episodes: String {
    EpisodeRuns(character.episodes).formatted(locale: locale)
  }

  private var day: Date.FormatStyle {
    Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: .gmt)
  }
}

/// A label and a link.
private struct AddressFact: View {
  let name: LocalizedStringResource
  let url: URL

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: Space.large) {
      Text(name)
        .foregroundStyle(.secondary)
      Link(destination: url) {
        Text(verbatim: words)
          .multilineTextAlignment(.trailing)
      }
      .accessibilityIdentifier(UITestIDs.Details.fact("address"))
      .frame(maxWidth: .infinity, alignment: .trailing)
    }
  }

  /// The link's text: its host, since a whole address is long and cannot be wrapped.
  private var words: String { url.host() ?? url.absoluteString }
}

/// A label and its value.
private struct Fact: View {
  let identifier: String
  let name: LocalizedStringResource
  let value: Text

  init(_ identifier: String, _ name: LocalizedStringResource, _ value: Text) {
    self.identifier = identifier
    self.name = name
    self.value = value
  }

  init(_ identifier: String, _ name: LocalizedStringResource, _ value: String) {
    self.init(identifier, name, Text(verbatim: value))
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: Space.large) {
      Text(name)
        .foregroundStyle(.secondary)
      value
        .multilineTextAlignment(.trailing)
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(UITestIDs.Details.fact(identifier))
  }
}
