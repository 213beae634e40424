import Frames
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// Invariants between the variants of all screens.
@MainActor @preconcurrency
final class ScreenInvariantTests: XCTestCase {
    /// A frame in its parent's coordinates.
    private struct Box {
        let scene: Int
        let parent: String
        let name: String
        let rect: CGRect
        let roomWidth: CGFloat
        let isPicture: Bool
        let isLineOfText: Bool

        var description: String { "scene \(scene), \(name) in \(parent): \(rect)" }

        /// The largest distance between two corresponding edges, in points.
        func distance(to other: CGRect) -> CGFloat {
            max(
                abs(rect.minX - other.minX), abs(rect.maxX - other.maxX), abs(rect.minY - other.minY),
                abs(rect.maxY - other.maxY))
        }

        var mirrored: CGRect {
            CGRect(x: roomWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
    }

    private func boxes(_ change: (inout RenderSettings) -> Void = { _ in }) throws -> [Box] {
        var settings = RenderSettings(scale: 2)
        change(&settings)
        let scenes = try RenderSettings.withCurrent(settings) {
            try ConfigurationScope.run { try ComponentScenes().trace().scenes }
        }
        var boxes: [Box] = []
        func add(_ frame: Frame, _ scene: Int, in parent: Frame) {
            boxes.append(
                Box(
                    scene: scene, parent: parent.name, name: frame.name, rect: frame.rect,
                    roomWidth: parent.rect.width, isPicture: frame.isPicture,
                    isLineOfText: frame.isLineOfText))
            for child in frame.children { add(child, scene, in: frame) }
        }
        for (index, scene) in scenes.enumerated() { add(scene, index, in: scene) }
        return boxes
    }

    private func pairs(_ one: [Box], _ other: [Box]) -> [(Box, Box)] {
        XCTAssertEqual(one.map(\.name), other.map(\.name))
        return Array(zip(one, other))
    }

    func testDarkHasTheGeometryOfLight() throws {
        for (light, dark) in pairs(try boxes(), try boxes { $0.appearance = .dark }) where light.rect != dark.rect {
            XCTFail("\(light.description), but \(dark.rect) in the dark")
        }
    }

    /// Parts with the same position in both directions, as on iOS.
    private static let unmirrored: Set<String> = [
        // The online indicator of an avatar is always on the right.
        "OnlineIndicatorView",
        // The content of a text field begins at its left.
        "UILabel#placeholderLabel",
        // Scrolled rows begin at the offset 0, and flow layouts on the left.
        "ContainerStackView#horizontalStackView", "ChatMessageReactionAuthorViewCell", "ImageAttachmentGalleryCell",
        "VideoAttachmentGalleryCell",
    ]

    /// Views whose parts are positioned by numbers, not by direction: three dots.
    private static let withUnmirroredParts: Set<String> = ["TypingAnimationView"]

    func testRightToLeftIsTheMirrorImage() throws {
        var exceptions: Set<String> = []
        for (left, right) in pairs(try boxes(), try boxes { $0.direction = .rightToLeft }) {
            // A mirrored edge may be rounded to the neighboring pixel.
            guard right.distance(to: left.mirrored) > 0.51 else { continue }
            if Self.unmirrored.contains(left.name) {
                exceptions.insert(left.name)
            } else if Self.withUnmirroredParts.contains(left.parent) {
                exceptions.insert(left.parent)
            } else {
                XCTFail("\(right.description), not \(left.mirrored)")
            }
        }
        XCTAssertEqual(exceptions, Self.unmirrored.union(Self.withUnmirroredParts), "an exception is outdated")
    }

    /// Images and lines of text have the same size at every scale, within a rounding error of a pixel each. A text with
    /// several lines may break differently if its width is rounded differently.
    func testScalesAgree() throws {
        let fine = try boxes { $0.scale = 3 }
        for scale in [1, 2] as [CGFloat] {
            let most = 1 / scale + 1 / 3 + 0.001
            for (coarse, fine) in pairs(try boxes { $0.scale = scale }, fine) {
                guard coarse.isPicture || coarse.isLineOfText && fine.isLineOfText else { continue }
                XCTAssertEqual(coarse.rect.width, fine.rect.width, accuracy: most, coarse.description)
                XCTAssertEqual(coarse.rect.height, fine.rect.height, accuracy: most, coarse.description)
            }
        }
    }
}

extension Frame {
    fileprivate var isPicture: Bool {
        if case .image = content { return true }
        return false
    }

    fileprivate var isLineOfText: Bool {
        guard case .text(let text) = content, let size = text.runs.first?.size else { return false }
        return rect.height < 2 * size
    }
}
