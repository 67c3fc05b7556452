//
//  LoadingView.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import SwiftUI

struct LoadingView: View {
    var body: some View {
        ProgressView("Loading…")
            .frame(maxWidth: .infinity)
            .padding()
    }
}
