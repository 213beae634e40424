import Frames
import Rendering
internal import SwiftRuntime
import UIKitValues

/// An application with its scenes. `messageshot app` draws the first of its windows.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder var body: Self.Body { get }

    init()
}

extension App {
    /// The entry point for `@main`. There is no screen to run on: for `messageshot app`, the first window is drawn;
    /// otherwise a message says so, and the program ends.
    public static func main() {
        LaunchRequest.run(app: ComponentName.name(of: Self.self)) { request in
            UIScreen.withSize(request.size) { frame(on: request) }
        }
    }

    private static func frame(on request: LaunchRequest) -> Frame {
        let view = Self().rootView
        func frame(topInset: CGFloat) -> Frame {
            ViewScreen(
                view, safeAreaInsets: EdgeInsets(top: topInset, leading: 0, bottom: request.bottomInset, trailing: 0)
            ).makeFrame(proposing: ProposedSize(width: request.size.width, height: request.size.height))
        }
        let plain = frame(topInset: request.topInset)
        guard request.topInset != request.topInsetUnderNavigationBar, plain.holdsNavigationBar else { return plain }
        return frame(topInset: request.topInsetUnderNavigationBar)
    }

    /// The view of the application's first window.
    public var rootView: AnyView { AnyView(_AppView(app: self)) }
}

/// The first window of an application. The application's states have the lifetime of a view's.
public struct _AppView<Application: App> {
    let app: Application
}

extension _AppView: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] {
        var app = app
        guard let context = context.connecting(&app) else { return [] }
        let scene = context.observing { app.body }
        guard let window = Application.Body._rootView(of: scene) else { return [] }
        return AnyView._makeNodes(of: window, in: context.child(0))
    }
}

/// A part of an application with its own lifecycle, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder var body: Self.Body { get }

    /// Returns the view of the first window. Applications never implement this: the default evaluates the body.
    static func _rootView(of scene: Self) -> AnyView?
}

extension Scene {
    public static func _rootView(of scene: Self) -> AnyView? { Body._rootView(of: scene.body) }
}

extension Scene where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Scene {
    public static func _rootView(of scene: Never) -> AnyView? {}
}

/// Windows that show the same view.
public struct WindowGroup<Content> {
    let content: Content
}

extension WindowGroup: Scene where Content: View {
    public typealias Body = Never

    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    public static func _rootView(of scene: Self) -> AnyView? { AnyView(scene.content) }
}

/// Several scenes.
public struct _TupleScene<each Content: Scene> {
    let content: (repeat each Content)
}

extension _TupleScene: Scene {
    public typealias Body = Never

    public static func _rootView(of scene: Self) -> AnyView? {
        var first: AnyView?
        func look<Part: Scene>(at part: Part) {
            if first == nil { first = Part._rootView(of: part) }
        }
        repeat look(at: each scene.content)
        return first
    }
}

/// Collects scenes.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<
        repeat each Content
    > {
        _TupleScene(content: (repeat each content))
    }

    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

extension Scene {
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene { self }

    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene { self }

    public nonisolated func commands<Content>(content: () -> Content) -> some Scene { self }

    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// The object that is notified of an application's lifecycle. It is created on first access, at the latest before the
/// application's body.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
    private let delegate: ApplicationDelegate

    /// Creates an adaptor for an object that isn't a `UIApplicationDelegate` and so isn't notified.
    public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {
        self.init(launching: { _ in })
    }

    /// - Parameter launch: Notifies the object that the launch has finished.
    package nonisolated init(launching launch: @escaping @MainActor (DelegateType) -> Void) {
        delegate = ApplicationDelegate(launch: launch)
    }

    public var wrappedValue: DelegateType { delegate.object }

    public mutating func _connect(as name: String, in context: BuildContext) { _ = wrappedValue }

    @MainActor
    private final class ApplicationDelegate {
        private let launch: @MainActor (DelegateType) -> Void
        private var made: DelegateType?

        nonisolated init(launch: @escaping @MainActor (DelegateType) -> Void) {
            self.launch = launch
        }

        var object: DelegateType {
            if let made { return made }
            let object = ObjectCreation.make(DelegateType.self)
            made = object
            launch(object)
            return object
        }
    }
}

extension Frame {
    fileprivate var holdsNavigationBar: Bool {
        name.hasPrefix("NavigationBar") || children.contains(where: \.holdsNavigationBar)
    }
}
