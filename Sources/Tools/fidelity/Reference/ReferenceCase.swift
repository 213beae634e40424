import Foundation
import Frames
import Rendering

/// The SDK's flavor of a case.
enum Flavor: String {
    case uikit, swiftui
}

/// A picture of the original SDK: the inputs of its scene, and its measurements.
struct ReferenceCase {
    let flavor: Flavor
    let family: String
    let name: String

    /// The picture; `nil` if the case names none.
    let file: URL?

    /// Whether the scene's inputs are given.
    let isDescribed: Bool

    /// In points.
    let size: CGSize
    let settings: RenderSettings

    /// The inputs of the scene, without descriptions of the picture.
    let inputs: Fields

    /// The strings on the picture, by line.
    let texts: [String]
    let measured: Measured

    /// The measurements at the device's scale, if available.
    let exact: Measured?

    /// The family and the test of the picture: the name without the variant.
    var test: String { "\(family)/\(name.prefix { $0 != "." })" }

    /// Reads all cases of a file.
    static func all(at url: URL) throws -> [ReferenceCase] {
        guard let data = try? Data(contentsOf: url) else {
            throw FidelityError("\(url.path) can't be read; --cases names another file")
        }
        guard let list = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]] else {
            throw FidelityError("\(url.path) is not a JSON list of cases")
        }
        let folder = url.deletingLastPathComponent()
        return try list.map { try ReferenceCase($0, in: folder) }
    }

    /// - Parameter folder: The folder that the case's `file` is relative to.
    init(_ json: [String: Any], in folder: URL? = nil) throws {
        let fields = Fields(json)
        guard let family = fields.string("family"), let name = fields.string("case") else {
            throw FidelityError("A case has no “family” or no “case”")
        }
        guard
            let flavor = Flavor(rawValue: fields.string("flavor") ?? fields.string("flavour") ?? Flavor.uikit.rawValue)
        else {
            throw FidelityError("\(family)/\(name) has a “flavor” other than uikit and swiftui")
        }
        self.flavor = flavor
        self.family = family
        self.name = name
        file = folder.flatMap { folder in fields.string("file").map { folder.appendingPathComponent($0) } }
        isDescribed = !fields.has("described") || fields.bool("described")
        size = CGSize(
            width: fields.object("size")?.number("w") ?? 0, height: fields.object("size")?.number("h") ?? 0)
        settings = RenderSettings(traits: fields.object("traits"), flavor: flavor)
        let values = json["inputs"] as? [String: Any] ?? [:]
        inputs = Fields(values, hiding: Self.descriptions)
        texts = values["visible_text"] as? [String] ?? []
        let measuredJSON = try JSONSerialization.data(withJSONObject: json["measured"] ?? [:])
        measured = try JSONDecoder().decode(Measured.self, from: measuredJSON)
        exact = try (json["exact"] as? [String: Any]).map {
            try JSONDecoder().decode(Measured.self, from: JSONSerialization.data(withJSONObject: $0))
        }
    }

    /// The fields that describe the picture or comment on it. A scene that read them would be built from the
    /// measurements that it is compared with.
    private static let descriptions: Set<String> = [
        "attachment_view", "buttons", "composer", "date_overlay", "date_separator", "delivery_status", "header",
        "layout_options_from", "note", "placeholder", "playback", "replies_separator", "scene", "send_button",
        "shown_subtitle", "shown_text", "shown_time", "shown_title", "taken_from", "unread_separator", "visible_text",
    ]
}

extension [ReferenceCase] {
    /// Returns the cases of a family.
    ///
    /// - Throws: A `FidelityError` that lists the families, the most similar name first, if there are none.
    func ofFamily(_ family: String) throws -> [ReferenceCase] {
        let chosen = filter { $0.family == family }
        guard chosen.isEmpty else { return chosen }
        let distances = Set(map(\.family)).map { known in
            (known, known.lowercased().difference(from: family.lowercased()).count)
        }
        let known = distances.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
        throw FidelityError("There is no family “\(family)”. There are: \(known.joined(separator: ", "))")
    }
}

extension RenderSettings {
    /// The settings that a case was drawn with. UIKit's pictures were scaled to one pixel per point.
    fileprivate init(traits: Fields?, flavor: Flavor) {
        self.init(
            scale: flavor == .swiftui ? CGFloat(traits?.number("scale") ?? 1) : 1,
            appearance: traits?.string("style").flatMap(Appearance.init) ?? .light,
            contentSize: traits?.string("content_size").flatMap(ContentSize.init) ?? .large,
            direction: traits?.string("direction") == "rtl" ? .rightToLeft : .leftToRight,
            timeZone: traits?.string("time_zone") ?? "UTC")
    }
}

/// The reason that the tool stops, as a sentence.
struct FidelityError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
