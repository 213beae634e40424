import Foundation
import Frames
import Rendering

/// A view with its states across passes.
@MainActor
package final class ViewGraph<Content: View> {
    package var content: Content
    private let store = StateStore()

    /// The maximum number of passes; a view that hasn't settled by then never will.
    private static var passLimit: Int { 8 }

    package init(_ content: Content) {
        self.content = content
    }

    /// Builds and places the view repeatedly until no state changes.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size.
    ///   - environment: The environment of the root view.
    ///   - screen: The size of the screen, whose edges may have bars; `nil` if the view is the whole picture.
    /// - Returns: The placed root at (0, 0); `nil` for an empty view.
    package func layOut(
        _ proposal: ProposedViewSize, environment: EnvironmentValues, on screenSize: CGSize? = nil
    ) -> LayoutNode? {
        // Later changes are in the states already.
        let known = NonFiniteFrames.found.count
        defer {
            NonFiniteFrames.report(after: known)
            NonFiniteFrames.forget(after: known)
        }
        var environment = environment
        for _ in 0..<Self.passLimit {
            store.beginPass()
            NonFiniteFrames.forget(after: known)
            var context = BuildContext(environment: environment, store: store)
            let screen = ScreenScope(proposal, isCovered: environment.safeAreaInsets != EdgeInsets())
            context.scope = screen
            var root = context.singleNode(of: content)
            if store.hasFoundRecursiveView { continue }
            if let node = root, screen.isCovered {
                root = SafeAreaNode(node, insets: environment.safeAreaInsets, scope: screen, in: context)
            }
            if let root {
                let size = screen.isCovered ? screenSize : nil
                let rect = CGRect(origin: .zero, size: size ?? root.size(for: proposal))
                screen.setRoom(rect, insets: environment.safeAreaInsets, isRightToLeft: root.isRightToLeft)
                root.place(in: rect, proposal: proposal)
            }
            // Rows of lazy containers are created only when they are placed.
            if store.hasFoundRecursiveView { continue }
            store.runActions()
            last = root
            if let wanted = root?.preferredColorScheme, wanted != environment.colorScheme {
                environment.colorScheme = wanted
            } else if store.changes.isEmpty {
                return root
            }
        }
        store.report(
            "\(ComponentName.name(of: Content.self)) does not settle: after \(Self.passLimit) passes, "
                + "\(store.changes.joined(separator: ", ")) still changes; the last pass is drawn.",
            .unsettledLayout)
        return last
    }

    private var last: LayoutNode?

    /// Lays out the view only for its side effects, such as the tasks that it starts.
    func settle(_ proposal: ProposedViewSize, environment: EnvironmentValues) {
        _ = layOut(proposal, environment: environment)
        last = nil
    }

    /// Lays out the view and returns what it paints.
    package func makeFrame(_ proposal: ProposedViewSize, environment: EnvironmentValues) -> Frame {
        RenderProblems.render { draw(proposal, environment) }
    }

    private func draw(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> Frame {
        defer { last = nil }
        let origin = Frame.Origin(of: Content.self)
        let root = layOut(proposal, environment: environment)
        reportUnfinishedTasks()
        guard let root else { return Frame(origin: origin, rect: .zero) }
        var emission = FrameEmission(scale: environment.displayScale)
        root.emit(into: &emission)
        let rect = emission.pixelRect(root.placement)
        let frames = emission.frames.map { $0.repaired() }
        if frames.count == 1, frames[0].rect == rect, !frames[0].tags.isGroup { return frames[0] }
        return Frame(origin: origin, rect: rect, children: frames)
    }

    /// Lays out the view in a rectangle and returns what it paints there. A view of another size is centered.
    ///
    /// - Parameter rect: The rectangle in points, in the coordinates of the frames.
    package func makeFrames(in rect: CGRect, environment: EnvironmentValues) -> [Frame] {
        defer { last = nil }
        guard let root = layOut(ProposedViewSize(rect.size), environment: environment, on: rect.size)
        else { return [] }
        reportUnfinishedTasks()
        let size = root.placement.size
        let origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
        var emission = FrameEmission(scale: environment.displayScale)
        emission.addMoved(by: origin) { root.emit(into: &$0) }
        return emission.frames.map { $0.repaired() }
    }

    private func reportUnfinishedTasks() {
        let views = store.tasks.unfinished
        guard !views.isEmpty else { return }
        store.report(
            "Work that a task of \(views.joined(separator: ", ")) began has not ended; what it changes is not drawn. "
                + "A settling time, such as ViewFrames(view, settle: .milliseconds(50)), waits for it.")
    }
}
