//
//  WeDaApp.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import SwiftUI

@main
struct WeDaApp: App {
    var body: some Scene {
        WindowGroup {
            MainTabView()
        }
    }
}
