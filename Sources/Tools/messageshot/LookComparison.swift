import AppearanceTokens
import ChatModels
import ChatUI
import Comparison
import Foundation
import Frames
import HeadlessUIKit
import Raster
import Styles

/// A conversation as it is drawn in one style.
struct Look {
    let name: String?
    let frame: Frame
    let bitmap: Bitmap
    let background: RGBA
    let tokens: DesignTokens

    /// Draws the conversation under the current settings.
    init(_ style: Style, of conversation: Conversation, _ selection: SelectionOptions) throws {
        (frame, background, tokens) = try ConfigurationScope.run {
            style.apply()
            var frame: Frame?
            try selection.forEachFrame(of: conversation, isVector: false) { frame = $0 }
            guard let frame else { throw Failure("there is no message to draw") }
            let appearance = Appearance.default
            return (frame, appearance.colorPalette.background.rgba.withAlpha(1), DesignTokens(appearance))
        }
        name = style.name
        bitmap = try Renderer().render(frame, scale: RenderSettings.current.scale, background: background)
    }
}

/// Two looks of one conversation, and what is different between them.
struct LookComparison {
    private let before: Look
    private let after: Look
    private let sideBySide: Bitmap
    private let result: PictureComparison

    /// Compares two looks that were drawn under the current settings.
    init(before: Look, after: Look) throws {
        self.before = before
        self.after = after
        let sides = SideBySide(
            before: SideBySide.Side(caption: "Before", note: before.name, frame: before.frame),
            after: SideBySide.Side(caption: "After", note: after.name, frame: after.frame))
        sideBySide = try Renderer().render(
            sides.makeFrame(proposing: ProposedSize()), scale: RenderSettings.current.scale)
        result = PictureComparison(
            expected: ComparedPicture(before.bitmap, frame: before.frame),
            actual: ComparedPicture(after.bitmap, frame: after.frame),
            tolerance: PictureTolerance(color: .exact), tokens: before.tokens, newTokens: after.tokens)
    }

    /// What is different, on a screenful of lines.
    var summary: String {
        switch result.verdict {
        case .same: "nothing differs: the two looks are the same picture"
        case .framesOnly: "nothing differs in the pictures; what changed is hidden"
        default: result.frames?.summary() ?? result.headline
        }
    }

    /// What is different, for a machine.
    func json() throws -> Data { try result.json() }

    var missingCharacters: [Character] {
        let first = before.frame.missingCharacters
        return first + after.frame.missingCharacters.filter { !first.contains($0) }
    }

    /// The four pictures.
    func files(embedsFrames: Bool, imageFolder: String) throws -> [OutputFolder.File] {
        func picture(_ bitmap: Bitmap, carrying frame: Frame? = nil) throws -> Data {
            try PNGWriter.data(
                bitmap, text: [(key: "Software", value: PictureEncoder.software)],
                embedding: embedsFrames ? frame?.namingImages(relativeTo: imageFolder) : nil)
        }
        let difference = try DifferencePicture.make(
            expected: before.bitmap, actual: after.bitmap, tolerance: .exact)
        return [
            OutputFolder.File(name: "before.png", data: try picture(before.bitmap, carrying: before.frame)),
            OutputFolder.File(name: "after.png", data: try picture(after.bitmap, carrying: after.frame)),
            OutputFolder.File(name: "diff.png", data: try picture(difference)),
            OutputFolder.File(name: "side-by-side.png", data: try picture(sideBySide)),
        ]
    }
}
