package import Foundation

/// A storyboard or a nib, as Interface Builder saves it.
package struct InterfaceDocument: Sendable {
    /// The name of the file, such as `Main.storyboard`.
    package let file: String

    /// The scenes of a storyboard; empty for a nib.
    package let scenes: [InterfaceScene]

    /// The objects of a nib, without placeholders; empty for a storyboard.
    package let objects: [InterfaceElement]

    /// The placeholder of the nib's owner, which has its connections.
    package let owner: InterfaceElement?

    /// The placeholder of the first responder in a nib; scenes have their own.
    package let firstResponder: String?

    /// The scene that the storyboard begins with.
    package let initialController: String?

    /// The colors of asset catalogs and of the system by name, as they were when the file was saved.
    package let colors: [String: InterfaceColor]

    /// Whether anything depends on size classes.
    package let isVaried: Bool

    /// - Parameters:
    ///   - data: The file's content.
    ///   - file: The name of the file, for messages.
    package init(_ data: Data, file: String) throws(InterfaceFileError) {
        self.file = file
        let root = try XMLReader.root(of: Array(data))
        guard root.name == "document", root["type"]?.hasPrefix("com.apple.InterfaceBuilder") == true else {
            throw InterfaceFileError(
                line: root.line, message: "expected Interface Builder's <document>, not <\(root.name)>")
        }
        guard root["type"]?.contains("CocoaTouch") == true || root["targetRuntime"]?.contains("CocoaTouch") == true
        else {
            throw InterfaceFileError(line: root.line, message: "expected a file for iOS, not for \(root["type"] ?? "")")
        }
        scenes = root.list("scenes").map(InterfaceScene.init)
        let all = root.list("objects")
        objects = all.filter { $0.name != "placeholder" }
        owner = all.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        firstResponder = all.first { $0["placeholderIdentifier"] == "IBFirstResponder" }?.id
        initialController = root["initialViewController"]
        colors = Self.colors(in: root.list("resources"))
        var isVaried = false
        root.visit { if $0.isVaried { isVaried = true } }
        self.isVaried = isVaried
    }

    private static func colors(in resources: [InterfaceElement]) -> [String: InterfaceColor] {
        var colors: [String: InterfaceColor] = [:]
        for resource in resources where resource.name == "namedColor" || resource.name == "systemColor" {
            guard let name = resource["name"], let color = resource.child("color").flatMap(InterfaceColor.init) else {
                continue
            }
            colors[name] = color
        }
        return colors
    }

    /// Returns the scene of a controller.
    package func scene(of controller: String) -> InterfaceScene? { scenes.first { $0.controller?.id == controller } }

    /// Returns the scene whose controller has a storyboard identifier.
    package func scene(named identifier: String) -> InterfaceScene? {
        scenes.first { $0.controller?["storyboardIdentifier"] == identifier }
    }
}

/// A screen of a storyboard.
package struct InterfaceScene: Hashable, Sendable {
    /// The controller, or a placeholder for one of another storyboard.
    package let controller: InterfaceElement?

    /// Other objects in the scene's bar: gesture recognizers, views, objects.
    package let objects: [InterfaceElement]

    /// The identifier of the first responder, to which actions of no certain target go.
    package let firstResponder: String?

    /// The identifier of the exit, to which unwind segues lead.
    package let exit: String?

    init(_ element: InterfaceElement) {
        let all = element.list("objects")
        controller = all.first { $0["sceneMemberID"] == "viewController" }
        firstResponder = all.first { $0["placeholderIdentifier"] == "IBFirstResponder" }?.id
        exit = all.first { $0.name == "exit" }?.id
        objects = all.filter { object in
            object["sceneMemberID"] != "viewController" && object.name != "placeholder" && object.name != "exit"
        }
    }
}
