import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@testable import UIKit

/// Tests of the look that an app sets for the bars of all pages. Each test sets it back before it
/// ends, as all tests of the process share it.
@MainActor struct AppearanceTests {
  private func bar(_ view: some View, _ kind: ElementKind) -> Element? {
    func below(_ tree: ElementTree) -> Element? {
      tree.element.kind == kind ? tree.element : tree.children.lazy.compactMap(below).first
    }
    return below(Screen(view).drawing)
  }

  private var page: some View { NavigationStack { Text("x").navigationTitle("Page") } }

  private func reset() {
    let bar = UINavigationBar.appearance()
    (bar.scrollEdgeAppearance, bar.barTintColor, bar.backgroundColor) = (nil, nil, nil)
    bar.titleTextAttributes = nil
    bar.setBackgroundImage(nil, for: .default)
    bar.standardAppearance = UINavigationBarAppearance()
    let tabs = UITabBar.appearance()
    (tabs.scrollEdgeAppearance, tabs.barTintColor, tabs.backgroundColor) = (nil, nil, nil)
    (tabs.backgroundImage, tabs.standardAppearance) = (nil, UITabBarAppearance())
  }

  @Test
  func `UINavigationBar's appearance sets the bars' background, and its title color their scheme`()
  {
    defer { reset() }
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemRed
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = look
    let model = page.toolbarBackground(Color.red, for: .navigationBar)
      .toolbarBackgroundVisibility(.visible, for: .navigationBar)
    #expect(bar(page, .navigationBar)?.style == [.background(.named("red")), .scheme("dark")])
    #expect(bar(page, .navigationBar)?[.variant] == bar(model, .navigationBar)?[.variant])
    look.titleTextAttributes = [.foregroundColor: UIColor.black]
    UINavigationBar.appearance().standardAppearance = look
    #expect(bar(page, .navigationBar)?.style.last == .scheme("light"))
    reset()
    #expect(bar(page, .navigationBar)?.style == [])
  }

  @Test func `a page's toolbarBackground overrides UINavigationBar's appearance`() {
    defer { reset() }
    UINavigationBar.appearance().barTintColor = .systemRed
    UINavigationBar.appearance().scrollEdgeAppearance = nil
    let own = NavigationStack { Text("x").toolbarBackground(Color.blue, for: .navigationBar) }
    #expect(bar(own, .navigationBar)?.style == [.background(.named("blue"))])
  }

  @Test func `a transparent UINavigationBarAppearance removes the bars' background`() {
    defer { reset() }
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    UINavigationBar.appearance().standardAppearance = look
    let model = NavigationStack {
      Text("x").navigationTitle("Page").toolbarBackgroundVisibility(.hidden, for: .navigationBar)
    }
    let variant = bar(page, .navigationBar)?[.variant]
    #expect(variant == "clear" && variant == bar(model, .navigationBar)?[.variant])
    look.configureWithDefaultBackground()
    UINavigationBar.appearance().standardAppearance = look
    #expect(bar(page, .navigationBar)?[.variant] != "clear")
  }

  @Test func `UITabBar's appearance sets the background of tab bars`() {
    defer { reset() }
    let tabs = TabView { Text("x").tabItem { Text("One") } }
    let plain = bar(tabs, .tabBar)?.style ?? []
    let look = UITabBarAppearance()
    look.backgroundColor = .systemRed
    UITabBar.appearance().scrollEdgeAppearance = look
    UITabBar.appearance().standardAppearance = look
    #expect(bar(tabs, .tabBar)?.style == [.background(.named("red"))] + plain)
  }

  @Test func `each class has one appearance proxy`() {
    #expect(UITableView.appearance() === UITableView.appearance())
    #expect(UIView.appearance() !== UITableView.appearance() as UIView)
    #expect(
      UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]) !== UILabel.appearance())
    let single = UINavigationBar()
    single.barTintColor = .systemRed
    #expect(bar(page, .navigationBar)?.style == [], "a single bar changes no other")
  }
}
