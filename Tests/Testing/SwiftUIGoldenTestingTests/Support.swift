import ChatModels
import ChatSwiftUI
import Foundation
import Frames
import GoldenTesting
import HeadlessSwiftUI
import HeadlessUIKit
import Rendering
import SwiftUIGoldenTesting

/// A view with a size and a color.
struct Badge: View {
    var color = Color.red
    var width: CGFloat = 40

    var body: some View { color.frame(width: width, height: 20) }
}

/// The picture of a strategy for a view.
func picture<Content: View>(of view: Content, as strategy: Snapshotting<Content, UIImage>) -> UIImage {
    var image = UIImage()
    RenderSettings.withCurrent(strategy.settings?(.golden) ?? .golden) {
        strategy.snapshot(view).run { image = $0 }
    }
    return image
}

/// The text of a strategy for a view.
func text<Content: View>(of view: Content, as strategy: Snapshotting<Content, String>) -> String {
    var text = ""
    RenderSettings.withCurrent(strategy.settings?(.golden) ?? .golden) {
        strategy.snapshot(view).run { text = $0 }
    }
    return text
}

extension UIImage {
    /// The frame tree that was drawn.
    var frame: Frame {
        guard case .drawing(let frame) = reference else { return Frame(rect: .zero) }
        return frame
    }
}

/// A folder that exists while `body` runs.
func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("golden-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
}
