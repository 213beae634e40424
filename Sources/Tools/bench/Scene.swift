import ChatModels
import ChatUI
import Comparison
import Foundation
import Frames
import Goldens
import Raster
import Rendering

/// A measured scene.
struct Scene {
    let name: String
    let title: String
    let width: CGFloat
    let height: CGFloat?
    let scale: CGFloat

    static let all = [
        Scene(name: "A", title: "a 390 × 844 pt screen at 3x", width: 390, height: 844, scale: 3),
        // The components' rows are higher than the workload's: at 1.7x they have about as many pixels as those at 2x,
        // and the picture stays below the limit for a side.
        Scene(name: "B", title: "200 messages at 1.7x", width: 390, height: nil, scale: 1.7),
        Scene(name: "C", title: "one bubble at 1x", width: 360, height: nil, scale: 1),
    ]

    /// The arguments of the program for drawing the scene.
    func arguments(folder: String, out: String) -> [String] {
        var arguments = [
            "render", "\(folder)/\(name).json", "--images", "Examples", "--width", "\(Int(width))",
            "--scale", "\(scale)", "-o", out,
        ]
        if let height { arguments += ["--height", "\(Int(height))"] }
        return arguments
    }
}

/// A scene that has been read.
struct PreparedScene {
    let scene: Scene
    let folder: String
    let readingMilliseconds: Double
    private let conversation: Conversation

    init(_ scene: Scene, folder: String) throws {
        self.scene = scene
        self.folder = folder
        let start = Stopwatch()
        let document = try ConversationReader.read(
            contentsOf: "\(folder)/\(scene.name).json", imageRoot: "Examples", me: nil)
        readingMilliseconds = start.milliseconds
        guard let first = document.conversations.first else { throw CocoaError(.fileReadCorruptFile) }
        conversation = first
    }

    /// The times of the drawing steps, in milliseconds, and the picture file.
    struct Drawing {
        var layout: Double
        var raster: Double
        var encode: Double
        var data: Data

        var total: Double { layout + raster + encode }
    }

    func draw() throws -> Drawing { try drawn().drawing }

    /// Draws the scene like the program, without keeping the whole bitmap in memory.
    func png() throws -> Data {
        try RenderSettings.withCurrent(RenderSettings(scale: scene.scale)) {
            try Renderer().png(MainQueue.run { layOut() }, scale: scene.scale, background: .white)
        }
    }

    /// The times for checking a picture of the scene against its golden, in milliseconds.
    struct Check {
        /// Comparing equal pictures.
        var equal: Double
        /// Comparing pictures with different backgrounds, so that all pixels differ.
        var different: Double
        /// Encoding the picture as a golden.
        var encode: Double
    }

    func check() throws -> Check {
        let (one, same) = (try drawn(), try drawn())
        var frame = one.frame
        frame.fill = .color(RGBA(hex: 0xE0E0F0))
        let other = ComparedPicture(try Renderer().render(frame, scale: scene.scale, background: .white), frame: frame)
        let expected = ComparedPicture(one.bitmap, frame: one.frame)
        func time(_ actual: ComparedPicture) -> Double {
            let start = Stopwatch()
            _ = PictureComparison(expected: expected, actual: actual)
            return start.milliseconds
        }
        let equal = time(ComparedPicture(same.bitmap, frame: same.frame))
        let different = time(other)
        let start = Stopwatch()
        _ = try GoldenPicture(one.bitmap, frame: one.frame).data()
        return Check(equal: equal, different: different, encode: start.milliseconds)
    }

    private func drawn() throws -> (drawing: Drawing, bitmap: Bitmap, frame: Frame) {
        let settings = RenderSettings(scale: scene.scale)
        return try RenderSettings.withCurrent(settings) {
            let start = Stopwatch()
            let frame = MainQueue.run { layOut() }
            let layout = start.milliseconds
            let bitmap = try Renderer().render(frame, scale: scene.scale, background: .white)
            let raster = start.milliseconds
            let data = try PNGWriter.data(bitmap)
            let encode = start.milliseconds
            return (
                Drawing(layout: layout, raster: raster - layout, encode: encode - raster, data: data),
                bitmap, frame
            )
        }
    }

    @MainActor
    private func layOut() -> Frame {
        let screen = MessagesScreen(
            channel: conversation.channel, messages: conversation.messages,
            currentUserId: conversation.currentUser?.id, showsDateSeparators: scene.name != "C")
        let frame = screen.makeFrame(proposing: ProposedSize(width: scene.width, height: scene.height))
        return scene.height.map(frame.bottom) ?? frame
    }
}

extension Frame {
    /// The bottom part of the frame, like a screen at the end of a list.
    fileprivate func bottom(height: CGFloat) -> Frame {
        guard rect.height > height else { return self }
        var copy = self
        for index in copy.children.indices { copy.children[index].rect.origin.y -= rect.height - height }
        copy.rect.size.height = height
        return copy
    }
}

/// Milliseconds since its creation.
struct Stopwatch {
    private let start = DispatchTime.now().uptimeNanoseconds

    var milliseconds: Double { Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6 }
}
