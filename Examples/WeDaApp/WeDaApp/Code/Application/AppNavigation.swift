//
//  AppNavigation.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import Combine
import DollarGeneralTemplateHelpers
import SwiftUI

/// The navigation path of one tab.
@MainActor
final class AppNavigation: ObservableObject, NavigationStackManager {
    @Published var path = NavigationPath()
}
