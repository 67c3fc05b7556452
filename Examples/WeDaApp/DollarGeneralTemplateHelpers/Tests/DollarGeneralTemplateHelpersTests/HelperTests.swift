//
//  HelperTests.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import DollarGeneralTemplateHelpers
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct HelperTests {
    private final class Stack: NavigationStackManager {
        var path = NavigationPath()
    }

    @Test func `the navigation stack pushes and pops pages, and popping an empty one does nothing`() {
        let stack = Stack()
        stack.pop()
        #expect(stack.path.isEmpty)
        stack.push("Oslo")
        stack.push(7)
        #expect(stack.path.count == 2)
        stack.pop()
        #expect(stack.path.count == 1)
        stack.popToRoot()
        #expect(stack.path.isEmpty)
    }

    @Test func `a log message is one line with the name of the calling function`() throws {
        let pipe = Pipe()
        LogError("two\nlines", to: pipe.fileHandleForWriting, file: "App/Main.swift", line: 4)
        try pipe.fileHandleForWriting.close()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(text == "ERROR App/Main.swift:4 two lines\n")
    }

    @Test func `each accessibility identifier begins with the name of its screen`() {
        #expect(UITestIDs.SearchView.searchField == "SearchView.searchField")
        #expect(UITestIDs.WeatherDetailsView.forecast == "WeatherDetailsView.forecast")
    }
}
