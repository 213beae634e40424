import Frames
import HeadlessSwiftUI
import Rendering
import Synchronization

/// The frame and the problems of a view, for tests.
struct Drawn {
    let frame: Frame
    let problems: [String]

    /// Draws a view that is created on the main queue, at 2 pixels per point.
    init<Content: View>(
        settle: Duration = .zero, width: CGFloat? = 300, height: CGFloat? = 100,
        @ViewBuilder _ content: @MainActor () -> Content
    ) {
        let lines = Mutex<[String]>([])
        var result: Frame?
        RenderProblems.withHandler({ line in lines.withLock { $0.append(line) } }) {
            nonisolated(unsafe) var view: ViewFrames<Content>?
            MainQueue.run { view = ViewFrames(content(), settle: settle) }
            var settings = RenderSettings()
            settings.scale = 2
            RenderSettings.withCurrent(settings) {
                result = view?.makeFrame(proposing: ProposedSize(width: width, height: height))
            }
        }
        frame = result!
        problems = lines.withLock { $0 }
    }

    /// The widths of all instances of ``Box``, in painting order.
    var widths: [CGFloat] {
        var widths: [CGFloat] = []
        frame.forEach { inner, _ in if inner.name == "Box" { widths.append(inner.rect.width) } }
        return widths
    }

    /// The frames with a name, in the coordinates of the root.
    func rects(named name: String) -> [CGRect] {
        var rects: [CGRect] = []
        frame.forEach { inner, rect in
            if inner.name == name || inner.name.hasSuffix("#\(name)") { rects.append(rect) }
        }
        return rects
    }

    /// All texts from back to front.
    var texts: [String] {
        var texts: [String] = []
        frame.forEach { frame, _ in if case .text(let content) = frame.content { texts.append(content.string) } }
        return texts
    }
}

/// A number that can be read off a picture: a box that many points wide.
struct Box: View {
    let width: Int

    init(_ width: Int) {
        self.width = width
    }

    var body: some View { Color.red.frame(width: CGFloat(width), height: 10) }
}
