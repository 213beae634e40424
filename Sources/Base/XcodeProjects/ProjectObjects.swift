internal import Foundation

/// The objects of a `project.pbxproj`: dictionaries that refer to each other by identifiers.
struct ProjectObjects {
    /// An object and its identifier. What is missing or of another type is `nil` or empty, as an older Xcode leaves out
    /// what a newer one writes.
    struct Object {
        let id: String
        fileprivate let values: [String: Any]

        var isa: String { string("isa") ?? "" }

        func string(_ key: String) -> String? { values[key] as? String }
        func strings(_ key: String) -> [String] { values[key] as? [String] ?? [] }

        func dictionary(_ key: String) -> [String: Any] { values[key] as? [String: Any] ?? [:] }
    }

    private let objects: [String: [String: Any]]

    /// The object of class `PBXProject`.
    let root: Object

    /// Reads the contents of a `project.pbxproj`: a property list in the old style, in XML or in binary.
    init(_ data: Data, path: String) throws {
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        guard let list = list as? [String: Any], let objects = list["objects"] as? [String: Any] else {
            throw XcodeProjectError(path: path, reason: "not a property list with objects, as Xcode writes it")
        }
        self.objects = objects.compactMapValues { $0 as? [String: Any] }
        guard let id = list["rootObject"] as? String, let root = self.objects[id] else {
            throw XcodeProjectError(path: path, reason: "no object is named as the root")
        }
        self.root = Object(id: id, values: root)
    }

    subscript(id: String?) -> Object? {
        guard let id, let values = objects[id] else { return nil }
        return Object(id: id, values: values)
    }

    /// The objects that a key of another lists, in its order.
    func list(_ key: String, of object: Object) -> [Object] {
        object.strings(key).compactMap { self[$0] }
    }
}
