import DocumentationImages
import Foundation
import Frames
import Gallery
import SwiftUIGallery
import Rendering
import XCTest

/// A frame, and its position in the picture.
struct PlacedFrame {
    let frame: Frame
    let rect: CGRect

    /// The text, if there is one.
    var text: String? { content?.string }

    /// The color of its text.
    var color: RGBA? { content?.runs.first?.color }

    /// A clipped text is in a separate frame.
    private var content: TextContent? {
        for frame in [frame] + frame.children.prefix(1) {
            if case .text(let content) = frame.content { return content }
        }
        return nil
    }

    /// The descendants including this frame, whose name or part of the name after `#` is `name`; the uppermost first.
    func all(_ name: String) -> [PlacedFrame] {
        var found: [PlacedFrame] = []
        frame.forEach { frame, place in
            guard frame.name == name || frame.name.split(separator: "#").contains(Substring(name)) else { return }
            let offset = CGPoint(x: rect.minX - self.frame.rect.minX, y: rect.minY - self.frame.rect.minY)
            found.append(PlacedFrame(frame: frame, rect: place.offsetBy(dx: offset.x, dy: offset.y)))
        }
        return found.sorted { $0.rect.minY < $1.rect.minY }
    }

    func first(_ name: String) -> PlacedFrame? { all(name).first }

    func has(_ name: String) -> Bool { first(name) != nil }
}

extension XCTestCase {
    /// Lays out a picture of the gallery.
    func picture(_ name: String) throws -> PlacedFrame {
        try layOut(XCTUnwrap(WholeGallery.pictures.first { $0.name == name }, "no picture \(name)"))
    }

    private func layOut(_ picture: PictureEntry) throws -> PlacedFrame {
        let frame = try RenderSettings.withCurrent(RenderSettings(scale: 2)) { try picture.makeFrame() }
        return PlacedFrame(frame: frame, rect: frame.rect)
    }

    /// Lays out a picture, and returns the screen of its phone, at the origin.
    func screen(_ name: String) throws -> PlacedFrame {
        try screen(in: picture(name), name)
    }

    private func screen(in picture: PlacedFrame, _ name: String) throws -> PlacedFrame {
        let screen = try XCTUnwrap(picture.first("DeviceScreen"), "\(name) shows no phone")
        return PlacedFrame(frame: screen.frame, rect: CGRect(origin: .zero, size: screen.rect.size))
    }

    /// The rows of the list on a phone, from the oldest visible message.
    func rows(_ name: String) throws -> [PlacedFrame] { try screen(name).all("ChatMessageCell") }

    /// The rows of a picture that isn't on a page.
    func rows(of picture: PictureEntry) throws -> [PlacedFrame] {
        try screen(in: layOut(picture), picture.name).all("ChatMessageCell")
    }
}
