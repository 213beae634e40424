import Foundation
import Frames
import HeadlessUIKit
import Rendering
import UIKitValues

/// The bundles of a package that a test writes, beside a program.
@MainActor
struct ResourceFolder {
    let url: URL

    init() {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    }

    func remove() { try? FileManager.default.removeItem(at: url) }

    func write(_ path: String, _ data: Data) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

    /// Writes a square picture.
    func writePicture(_ path: String, _ color: UIColor, pixels: CGFloat) throws {
        let settings = RenderSettings(scale: 1)
        let picture = Frame(rect: CGRect(x: 0, y: 0, width: pixels, height: pixels), fill: .color(color.rgba))
        let image = RenderSettings.withCurrent(settings) { UIImage(drawing: picture) }
        try write(path, image.pngData() ?? Data())
    }

    /// Writes an image set in a catalog of the target `App`.
    ///
    /// - Parameter images: The entries of its file.
    func writeSet(_ path: String, _ images: String, properties: String = "{}") throws {
        try write(
            "App_App.resources/Assets.xcassets/\(path)/Contents.json",
            "{ \"images\" : [ \(images) ], \"properties\" : \(properties) }")
    }

    func bundle(_ name: String = "App_App.resources") -> Bundle? { Bundle(path: url.appendingPathComponent(name).path) }

    /// Runs `body` in a program beside the bundles.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try ResourceBundles.with(folders: [url], operation: body)
    }
}

/// An entry for the dark appearance.
let darkAppearance = #""appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#
