public import ChatModels
internal import ChatUI
internal import Comparison
public import Foundation
internal import Frames
internal import Raster
public import Styles

/// A conversation drawn in two styles, and the differences between them.
public struct LookComparison {
    private let before: Look
    private let after: Look
    private let sideBySide: Bitmap
    private let result: PictureComparison

    /// Draws both looks under ``Frames/RenderSettings/current``.
    ///
    /// - Parameters:
    ///   - conversation: The conversation that both looks show.
    ///   - selection: The part of it that is compared, as one picture: it is not split into pages.
    ///   - before: The style of the first look.
    ///   - after: The style of the second look.
    /// - Throws: ``PictureError``, or a `RasterError`.
    public init(of conversation: Conversation, selection: PictureSelection, before: Style, after: Style) throws {
        self.before = try Look(before, of: conversation, selection)
        self.after = try Look(after, of: conversation, selection)
        let sides = SideBySide(
            before: SideBySide.Side(caption: "Before", note: before.name, frame: self.before.frame),
            after: SideBySide.Side(caption: "After", note: after.name, frame: self.after.frame))
        sideBySide = try Renderer().render(
            sides.makeFrame(proposing: ProposedSize()), scale: RenderSettings.current.scale)
        result = PictureComparison(
            expected: ComparedPicture(self.before.bitmap, frame: self.before.frame),
            actual: ComparedPicture(self.after.bitmap, frame: self.after.frame),
            tolerance: PictureTolerance(color: .exact), tokens: self.before.tokens, newTokens: self.after.tokens)
    }

    /// The differences on a screenful of lines.
    public var summary: String {
        switch result.verdict {
        case .same: "nothing differs: the two looks are the same picture"
        case .framesOnly: "nothing differs in the pictures; what changed is hidden"
        default: result.frames?.summary() ?? result.headline
        }
    }

    /// The differences for a machine.
    public func json() throws -> Data { try result.json() }

    /// The characters in both looks that no bundled font has, each once. Boxes are drawn for them.
    public var missingCharacters: [Character] {
        let first = before.frame.missingCharacters
        return first + after.frame.missingCharacters.filter { !first.contains($0) }
    }

    /// The four pictures by their names: `before.png`, `after.png`, `diff.png` (what differs is red) and
    /// `side-by-side.png`.
    ///
    /// - Parameters:
    ///   - embedsFrames: Whether the first two carry the frames that they were drawn from.
    ///   - imageFolder: The folder from which image files are named in frame trees.
    public func files(embedsFrames: Bool = false, imageFolder: String = "") throws -> [(name: String, data: Data)] {
        func picture(_ bitmap: Bitmap, carrying frame: Frame? = nil) throws -> Data {
            try PNGWriter.data(
                bitmap, text: PictureEncoder.notes,
                embedding: embedsFrames ? frame?.namingImages(relativeTo: imageFolder) : nil)
        }
        let difference = try DifferencePicture.make(
            expected: before.bitmap, actual: after.bitmap, tolerance: .exact)
        return [
            ("before.png", try picture(before.bitmap, carrying: before.frame)),
            ("after.png", try picture(after.bitmap, carrying: after.frame)),
            ("diff.png", try picture(difference)),
            ("side-by-side.png", try picture(sideBySide)),
        ]
    }
}

/// A conversation as it is drawn in one style.
private struct Look {
    let frame: Frame
    let bitmap: Bitmap
    let tokens: DesignTokens

    /// Draws the conversation under the current settings.
    init(_ style: Style, of conversation: Conversation, _ selection: PictureSelection) throws {
        var whole = selection
        whole.isPaged = false
        let pictures = ConversationPictures(conversation, selection: whole, style: style)
        var drawn: (frame: Frame, tokens: DesignTokens)?
        try pictures.forEachFrame { drawn = ($0, DesignTokens(Appearance.default)) }
        guard let drawn else { throw PictureError.noMessages }
        (frame, tokens) = drawn
        bitmap = try Renderer().render(frame, scale: RenderSettings.current.scale, background: pictures.background)
    }
}
