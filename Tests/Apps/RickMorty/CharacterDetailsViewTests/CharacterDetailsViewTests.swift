import DependencyContainer
import Feed
import Foundation
import StrataKitTesting
import SwiftUI
import SwiftUITesting
import Testing
import UseCase

@testable import CharacterDetailsView

@MainActor @Suite("CharacterDetailsView") struct CharacterDetailsViewTests {
  @Test(.mission("R-40")) func `the details page shows every field of the character`() throws {
    let screen = Screen(
      NavigationStack {
        CharacterDetailsView(
          character: .fixture(id: 12, name: "Plumber Rick"), favorites: FavoritesModel())
      })
    let words = [
      "Plumber Rick", "Alive", "Human", "Male", "Earth (C-137)", "unknown", "3, 7",
      "November 4, 2017", "12", "example.org",
    ]
    for word in words { #expect(screen.text.contains(word), "\(word)") }
    #expect(try screen.link("example.org").drawing[.url] == "https://example.org/character/12")
  }

  @Test(arguments: [
    ([], ""), ([28], "28"), ([3, 1], "1, 3"), ([1, 2], "1, 2"), ([1, 2, 3], "1–3"),
    (Array(1...51), "1–51"), ([9, 8, 6, 3, 2, 1, 1], "1–3, 6, 8, 9"),
    ([999, 1_000, 1_001], "999–1,001"),
  ])
  func `consecutive episodes are written as a range`(numbers: [Int], text: String) {
    #expect(EpisodeRuns(numbers).formatted(locale: Locale(identifier: "en")) == text)
  }

  @Test func `the details page loads a character by its number, and again after a failure`()
    async throws
  {
    let useCase = FakeCharacterUseCase { _ throws(FeedError) in throw .network }
    let screen = Screen(
      NavigationStack {
        CharacterDetailsScreen(
          model: CharacterDetailsModel(id: 8, useCase: useCase), favorites: FavoritesModel())
      })
    await screen.settle { $0.text.contains("No connection") }
    await useCase.setAnswer { id throws(FeedError) in
      CharacterDetails(character: .fixture(id: id, name: "Beth"))
    }
    try screen.button("Try again").tap()
    await screen.settle { $0.text.contains("Beth") }
    #expect(await useCase.calls == [8, 8])
  }

  @Test func `the details page labels a stored copy until a newer response arrives`() async throws {
    let time = Date(timeIntervalSince1970: 1_700_000_000)
    let useCase = FakeCharacterUseCase { id throws(FeedError) in
      CharacterDetails(character: .fixture(id: id, name: "Old Beth"), storedAt: time)
    }
    let screen = Screen(
      NavigationStack {
        CharacterDetailsScreen(
          model: CharacterDetailsModel(id: 8, useCase: useCase), favorites: FavoritesModel())
      })
    await screen.settle { $0.text.contains("Showing a saved copy") }
    #expect(screen.text.contains("Old Beth") && screen.text.contains("2023"))
    await useCase.setAnswer { id throws(FeedError) in
      CharacterDetails(character: .fixture(id: id, name: "New Beth"))
    }
    try screen.button("Try again").tap()
    await screen.settle { $0.text.contains("New Beth") }
    #expect(!screen.text.contains("Showing a saved copy"))
  }

  @Test func `the details page keeps a stored copy if a refresh fails or is cancelled`() async {
    let useCase = FakeCharacterUseCase { id throws(FeedError) in
      CharacterDetails(character: .fixture(id: id, name: "Old Beth"), storedAt: .distantPast)
    }
    let model = CharacterDetailsModel(id: 8, useCase: useCase)
    await model.load()
    let shown = model.state
    for error in [FeedError.network, .cancelled] {
      await useCase.setAnswer { _ throws(FeedError) in throw error }
      await model.refresh()
      #expect(model.state == shown)
    }
    #expect(await useCase.calls == [8, 8, 8])
  }

  @Test func `dates and numbers follow the reader's locale`() {
    let screen = Screen(
      NavigationStack {
        CharacterDetailsView(character: .fixture(), favorites: FavoritesModel())
      }, language: "es")
    #expect(screen.text.contains("4 de noviembre de 2017"))
    #expect(screen.text.contains("Última ubicación conocida"))
  }

  @Test func `the star in the bar adds the character to the favourites`() async throws {
    let favorites = FavoritesModel(useCase: FakeFavoritesUseCase())
    let screen = Screen(
      NavigationStack {
        CharacterDetailsView(character: .fixture(name: "Beth"), favorites: favorites)
      })
    try screen.button("Keep Beth").tap()
    await screen.settle { (try? $0.button("Remove Beth")) != nil }
    #expect(favorites.characters.map(\.name) == ["Beth"])
  }
}
