import Foundation
import InterfaceBuilder
import Localization
import Rendering
import UIKitValues

/// The objects of a scene, a nib, or one prototype cell, while and after they are made.
@MainActor
final class InterfaceContext {
    let file: InterfaceFile

    /// The storyboard of a scene.
    let storyboard: UIStoryboard?
    let scene: InterfaceScene?

    /// The objects around a prototype cell.
    private let parent: InterfaceContext?

    /// The controller of the scene, or the owner of the nib.
    weak var owner: AnyObject?

    /// Reads what depends on size classes again.
    var variations: [(InterfaceContext) -> Void] = []

    private(set) var sizeClasses: InterfaceSizeClasses

    private struct Weak { weak var object: AnyObject? }
    private var objects: [String: Weak] = [:]

    /// Objects that nothing else may hold: until they are connected, and those of the scene's bar.
    private var held: [AnyObject] = []

    /// The identifiers of views and constraints that aren't installed in the current size classes.
    private(set) var excluded: Set<String> = []

    struct Source {
        weak var object: AnyObject?
        let element: InterfaceElement
    }

    /// The objects whose connections and attributes aren't set yet.
    private var fresh: [Source] = []

    /// The connections to objects that don't exist yet.
    var waiting: [(source: Source, element: InterfaceElement, connection: InterfaceConnection)] = []

    /// Embeds controllers in container views, once these are connected.
    var embedding: [() -> Void] = []

    /// The views with constraints that aren't made yet.
    var constrained: [(view: UIView, elements: [InterfaceElement])] = []

    init(
        _ file: InterfaceFile, storyboard: UIStoryboard? = nil, scene: InterfaceScene? = nil,
        parent: InterfaceContext? = nil
    ) {
        (self.file, self.storyboard, self.scene, self.parent) = (file, storyboard, scene, parent)
        sizeClasses = InterfaceSizeClasses(.current)
        owner = parent?.owner
        if let identifier = file.document.owner?.id, parent == nil { ownerIdentifier = identifier }
    }

    private var ownerIdentifier: String?

    // MARK: Objects

    /// The objects whose classes aren't there: what their connections lack is no news.
    private var standIns: Set<ObjectIdentifier> = []

    func isStandIn(_ object: AnyObject) -> Bool {
        standIns.contains(ObjectIdentifier(object)) || parent?.isStandIn(object) == true
    }

    /// Adds an object that an element was made into.
    func register(_ object: AnyObject, _ element: InterfaceElement) {
        if let name = element["customClass"], "\(type(of: object))" != name {
            standIns.insert(ObjectIdentifier(object))
        }
        name(object, element.id)
        held.append(object)
        fresh.append(Source(object: object, element: element))
    }

    /// Adds the connections of a nib's owner, which exists already and isn't woken.
    func connectOwner(_ owner: AnyObject, _ element: InterfaceElement) {
        for (element, connection) in element.connections {
            guard let connection else { continue }
            waiting.append((Source(object: owner, element: element), element, connection))
        }
    }

    /// Gives an object an identifier by which the file refers to it.
    func name(_ object: AnyObject, _ identifier: String?) {
        if let identifier { objects[identifier] = Weak(object: object) }
    }

    /// Makes the context hold an object as long as it lives itself.
    func hold(_ object: AnyObject) { lasting.append(object) }
    private var lasting: [AnyObject] = []

    /// Returns the object of an identifier; `nil` if it doesn't exist yet.
    func object(_ identifier: String) -> AnyObject? {
        if identifier == ownerIdentifier { return owner }
        return objects[identifier]?.object ?? parent?.object(identifier)
    }

    // MARK: Size classes

    /// Returns the element as it is in the current size classes.
    func resolved(_ element: InterfaceElement) -> InterfaceElement {
        element.resolved(for: sizeClasses, excluded: &excluded)
    }

    /// Returns what size classes change in the element, as it is in the current ones.
    func changing(_ element: InterfaceElement) -> InterfaceElement {
        let resolved = resolved(element)
        var names: Set<String> = []
        for variation in element.children where variation.name == "variation" {
            names.formUnion(variation.attributes.keys)
            names.formUnion(variation.children.compactMap { $0.key.map { "[\($0)]" } })
        }
        var changing = InterfaceElement(element.name, line: element.line)
        changing.attributes = resolved.attributes.filter { names.contains($0.key) && $0.key != "key" }
        changing.attributes["id"] = element.id
        changing.children = resolved.children.filter { $0.key.map { names.contains("[\($0)]") } ?? false }
        return changing
    }

    /// Reads what depends on size classes again if these have changed.
    func update(for traits: UITraitCollection) {
        let classes = InterfaceSizeClasses(traits)
        guard classes != sizeClasses else { return }
        sizeClasses = classes
        excluded = []
        // All masks are known before constraints ask for them.
        for element in masked { _ = resolved(element) }
        for variation in variations { variation(self) }
    }

    /// The elements with masks.
    private var masked: [InterfaceElement] = []

    func noteMasks(of element: InterfaceElement) {
        if element.children.contains(where: { $0.name == "variation" && $0.child("mask") != nil }) {
            masked.append(element)
        }
    }

    // MARK: Finishing

    /// Connects the objects that were made, sets their attributes, and wakes them.
    ///
    /// - Parameter isComplete: Whether all objects of the scene exist: connections that lead nowhere are reported.
    func finish(isComplete: Bool) {
        activateConstraints()
        let sources = fresh
        fresh = []
        connect(sources, isComplete: isComplete)
        for source in sources { if let object = source.object { setAttributes(of: object, source.element) } }
        for source in sources {
            switch source.object {
            case let responder as UIResponder: responder.awakeFromNib()
            case let item as UIBarItem: item.awakeFromNib()
            default: break
            }
        }
        held = []
        let pending = embedding
        embedding = []
        for embed in pending { embed() }
    }
}

extension InterfaceSizeClasses {
    @MainActor
    init(_ traits: UITraitCollection) {
        self.init(width: Self.sizeClass(traits.horizontalSizeClass), height: Self.sizeClass(traits.verticalSizeClass))
    }

    private static func sizeClass(_ traits: UIUserInterfaceSizeClass) -> SizeClass? {
        switch traits {
        case .compact: .compact
        case .regular: .regular
        case .unspecified: nil
        }
    }
}
