import DollarGeneralTemplateHelpers
import Foundation
import StrataKitTesting
import SwiftUI
import Testing

@MainActor struct HelperTests {
  /// Returns the text that the closure writes into a pipe.
  private func written(_ work: (FileHandle) -> Void) throws -> String {
    let pipe = Pipe()
    work(pipe.fileHandleForWriting)
    try pipe.fileHandleForWriting.close()
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  @Test(.mission("W-88"))
  func `each log level writes one line with the name of the calling function`() throws {
    let lines = try written {
      LogInfo("started", to: $0, file: "App/Main.swift", line: 3)
      LogError("two\nlines", to: $0, file: "App/Main.swift", line: 4)
      LogDebug("detail", to: $0, file: "App/Main.swift", line: 5)
    }
    #expect(
      lines == """
        INFO App/Main.swift:3 started
        ERROR App/Main.swift:4 two lines
        DEBUG App/Main.swift:5 detail

        """)
  }

  private final class Stack: NavigationStackManager {
    var path = NavigationPath()
  }

  @Test(.mission("W-89"))
  func `the navigation stack pushes and pops pages, and popping an empty one does nothing`() {
    let stack = Stack()
    stack.pop()
    #expect(stack.path.isEmpty)
    stack.push("Oslo")
    stack.push(7)
    #expect(stack.path.count == 2)
    stack.pop()
    #expect(stack.path.count == 1)
    stack.push("Rome")
    stack.popToRoot()
    #expect(stack.path.isEmpty)
  }

  @Test func `each accessibility identifier begins with the name of its screen`() {
    #expect(UITestIDs.SearchView.searchField == "SearchView.searchField")
    #expect(UITestIDs.FavoritesView.list == "FavoritesView.list")
    #expect(UITestIDs.HistoryView.list == "HistoryView.list")
  }
}
