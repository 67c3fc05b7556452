import Feed
import SwiftUITesting

extension Screen {
  /// Scrolls on, as far as there are characters. What came is on the page a moment after the model
  /// has it, so scrolling is tried until it is.
  @MainActor func scrollToTheEnd(of model: FeedViewModel, characters: Int) async {
    while model.characters.count < characters {
      let count = model.characters.count
      await settle { screen in
        if count > 100 {
          try? screen.scroll(toMembers: count - 10...count - 1)
        } else {
          try? screen.scrollNear()
        }
        return model.characters.count > count
      }
    }
    await settle { screen in
      try? screen.scroll(toMembers: characters - 10...characters - 1)
      return screen.text.contains("Character \(characters)")
    }
  }
}
