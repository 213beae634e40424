import Foundation

/// A coordinate space for positions.
public enum CoordinateSpace: Hashable {
    /// The coordinate space of the whole picture.
    case global
    /// The coordinate space of the view itself.
    case local
    /// The coordinate space of a named enclosing view.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

// As on iOS. A name is only compared, never changed.
extension CoordinateSpace: @unchecked Sendable {}

/// A kind of coordinate space.
public protocol CoordinateSpaceProtocol: Sendable {
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the whole picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of a view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a named view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    public let coordinateSpace: CoordinateSpace

    init(_ coordinateSpace: CoordinateSpace) {
        self.coordinateSpace = coordinateSpace
    }

    /// The names of scroll views.
    fileprivate enum ScrollName: Hashable { case any, horizontal, vertical }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(.named(AnyHashable(name)))
    }

    /// The visible part of the nearest scroll view.
    public static var scrollView: NamedCoordinateSpace { .named(NamedCoordinateSpace.ScrollName.any) }

    /// The visible part of the nearest scroll view that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        .named(axis == .horizontal ? NamedCoordinateSpace.ScrollName.horizontal : .vertical)
    }
}

extension CoordinateSpace {
    /// Returns the coordinate space's rectangle in the picture; `nil` for that of the view itself.
    @MainActor
    func rect(from scope: LayoutScope?) -> CGRect? {
        switch self {
        case .local: return nil
        case .global: return CGRect.zero
        case .named(let name):
            if let scroll = name.base as? NamedCoordinateSpace.ScrollName {
                var scope = scope
                while let current = scope {
                    if let found = current as? ScrollScope, found.scrolls(scroll) { return found.visible ?? .zero }
                    scope = current.parent
                }
                return .zero
            }
            // As on iOS, an unknown name means the whole picture.
            return CoordinateSpaceScope.named(name, from: scope)?.rect ?? .zero
        }
    }
}

extension ScrollScope {
    fileprivate func scrolls(_ name: NamedCoordinateSpace.ScrollName) -> Bool {
        switch name {
        case .any: true
        case .horizontal: axes.contains(.horizontal)
        case .vertical: axes.contains(.vertical)
        }
    }
}

/// Names a view's coordinate space.
public struct _CoordinateSpaceModifier {
    let name: AnyHashable
}

extension _CoordinateSpaceModifier: BodilessModifier {
    public static func _makeNodes(
        of modifier: Self, in context: BuildContext, content: @escaping (BuildContext) -> [LayoutNode]
    ) -> [LayoutNode] {
        let scope = CoordinateSpaceScope(name: modifier.name, in: context.scope)
        let nodes = content(context.inside(scope))
        return nodes.map { $0.rowGroup == nil ? CoordinateSpaceNode($0, scope: scope, in: context) : $0 }
    }
}

/// A view with a named coordinate space.
private final class CoordinateSpaceNode: WrapperNode {
    private let scope: CoordinateSpaceScope

    init(_ child: LayoutNode, scope: CoordinateSpaceScope, in context: BuildContext) {
        self.scope = scope
        super.init(child, in: context)
    }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        scope.rect = rect
        super.placeChildren(in: rect, proposal: proposal)
    }
}

extension View {
    /// Names the view's coordinate space.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Names the view's coordinate space.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        guard case .named(let name) = name.coordinateSpace else { return modifier(_CoordinateSpaceModifier(name: "")) }
        return modifier(_CoordinateSpaceModifier(name: name))
    }
}
