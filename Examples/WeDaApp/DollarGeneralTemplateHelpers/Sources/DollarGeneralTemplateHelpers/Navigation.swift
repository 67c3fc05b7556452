//
//  Navigation.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

public import SwiftUI

/// The path of a navigation stack.
public protocol NavigationPathProtocol {
    var count: Int { get }
    var isEmpty: Bool { get }
    mutating func append<Page: Hashable>(_ page: Page)
    mutating func removeLast(_ count: Int)
}

extension NavigationPath: NavigationPathProtocol {}

/// Pushes and pops the pages of a navigation stack.
@MainActor
public protocol NavigationStackManager: AnyObject {
    associatedtype Path: NavigationPathProtocol
    var path: Path { get set }
}

extension NavigationStackManager {
    public func push<Page: Hashable>(_ page: Page) { path.append(page) }

    /// Does nothing on the root page.
    public func pop() {
        if !path.isEmpty { path.removeLast(1) }
    }

    public func popToRoot() { path.removeLast(path.count) }
}
