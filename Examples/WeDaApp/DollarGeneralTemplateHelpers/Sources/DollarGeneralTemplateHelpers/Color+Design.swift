//
//  Color+Design.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

public import SwiftUI

extension Color {
    /// Behind a card of weather.
    public static let cardBackground = Color.blue.opacity(0.12)
    /// Behind what must be noticed.
    public static let bannerBackground = Color.orange.opacity(0.18)
}
