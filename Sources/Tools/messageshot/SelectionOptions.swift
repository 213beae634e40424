import ArgumentParser
import ChatModels
import Foundation
import Frames
import Raster

/// The arguments that say which part of a conversation is drawn, and on how much room.
struct SelectionOptions: ParsableArguments {
    enum Screen: String, ExpressibleByArgument, CaseIterable {
        /// All messages of the channel.
        case messages
        /// One message.
        case message
    }

    @Option(help: "messages for all of them, message for one.")
    var screen: Screen?

    @Option(help: ArgumentHelp("The one message to draw: its id, or its number in the file from 1.", valueName: "id"))
    var message: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The width of the screen in points; 390 unless given.", valueName: "points"))
    var width: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The height of the screen in points: shows the newest messages; with --pages, the most a page may have. "
                + "Without it, all messages are shown.",
            valueName: "points"))
    var height: Double?

    @Flag(help: "Split a long conversation between messages: out-1.png, out-2.png …")
    var pages = false

    private static let usualWidth = 390.0

    private var showsOneMessage: Bool { screen == .message || (screen == nil && message != nil) }

    // MARK: Checks

    /// Refuses sizes that can't be drawn and arguments that contradict each other, before anything is read.
    func check(scale: CGFloat, isVector: Bool) throws {
        if screen == .messages, message != nil { throw Failure("--message goes with --screen message; leave one out") }
        if showsOneMessage, pages { throw Failure("--pages is for all messages; one message has no pages") }
        if showsOneMessage, height != nil {
            throw Failure("--height is for all messages; one message is as high as it is")
        }
        let width = width ?? Self.usualWidth
        try Self.check(width, "--width", usual: Int(Self.usualWidth))
        if let height { try Self.check(height, "--height", usual: 844) }
        let pixelsPerPoint = isVector ? 1 : scale
        let pixels = [width, height ?? 1].map { ($0 * pixelsPerPoint).rounded(.up) }
        let limit = Double(RasterError.maximumPixelsPerSide)
        guard pixels.allSatisfy({ $0 <= limit }), pixels[0] * pixels[1] <= Double(RasterError.maximumPixels) else {
            throw Failure(Self.tooLarge(width, height, pixelsPerPoint))
        }
    }

    private static func check(_ length: Double, _ option: String, usual: Int) throws {
        guard length.isFinite, length >= 1 else {
            throw Failure(
                "\(option) \(length.formattedPlainly) can't be drawn; it has to be 1 or more, \(usual) is usual")
        }
    }

    private static func tooLarge(_ width: Double, _ height: Double?, _ scale: CGFloat) -> String {
        let wide = width.formattedPlainly
        let points = height.map { "\(wide) × \($0.formattedPlainly) points" } ?? "\(wide) points wide"
        return "\(points) at scale \(Double(scale).formattedPlainly) is too large: the limit is "
            + "\(RasterError.maximumPixelsPerSide) pixels a side and \(RasterError.maximumPixels / 1_000_000) million "
            + "in all; use a smaller --width, --height or --scale"
    }

    // MARK: Frames

    /// Lays out what is asked for and hands on one frame for each picture; no more than one is in memory at a time.
    func forEachFrame(of conversation: Conversation, isVector: Bool, _ body: (Frame) throws -> Void) throws {
        let width = width ?? Self.usualWidth
        let picture = MessagesPicture(
            conversation, width: width, maximumHeight: isVector && !pages ? nil : Self.maximumHeight(ofWidth: width))
        if showsOneMessage {
            try body(picture.message(message, in: conversation))
        } else if pages {
            try picture.forEachPage(height: height.map { CGFloat($0) }, body)
        } else if let height {
            try body(picture.newest(height: height))
        } else {
            try body(picture.whole())
        }
    }

    /// The most that a picture can be high, in points.
    private static func maximumHeight(ofWidth width: CGFloat) -> CGFloat {
        let scale = RenderSettings.current.scale
        let pixelsWide = (width * scale).rounded(.up)
        let pixelsHigh = min(
            Double(RasterError.maximumPixelsPerSide), (Double(RasterError.maximumPixels) / pixelsWide).rounded(.down))
        return pixelsHigh / scale
    }
}
