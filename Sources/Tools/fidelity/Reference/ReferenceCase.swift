import Foundation
import Frames

/// A picture of the real thing: what is in it, and what was measured on it.
struct ReferenceCase {
    let family: String
    let name: String

    /// In points.
    let size: CGSize
    let settings: RenderSettings

    /// How the scene is built.
    let inputs: Fields
    let measured: Measured

    /// Reads all cases of a file.
    static func all(at url: URL) throws -> [ReferenceCase] {
        guard let data = try? Data(contentsOf: url) else {
            throw FidelityError("\(url.path) can't be read; --cases names another file")
        }
        guard let list = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]] else {
            throw FidelityError("\(url.path) is not a JSON list of cases")
        }
        return try list.map(ReferenceCase.init)
    }

    private init(_ json: [String: Any]) throws {
        let fields = Fields(json)
        guard let family = fields.string("family"), let name = fields.string("case") else {
            throw FidelityError("A case has no “family” or no “case”")
        }
        self.family = family
        self.name = name
        size = CGSize(
            width: fields.object("size")?.number("w") ?? 0, height: fields.object("size")?.number("h") ?? 0)
        settings = RenderSettings(traits: fields.object("traits"))
        inputs = Fields(json["inputs"] as? [String: Any] ?? [:])
        let measuredJSON = try JSONSerialization.data(withJSONObject: json["measured"] ?? [:])
        measured = try JSONDecoder().decode(Measured.self, from: measuredJSON)
    }
}

extension RenderSettings {
    /// The settings that a case was drawn with, one pixel per point.
    fileprivate init(traits: Fields?) {
        self.init(
            scale: 1,
            appearance: traits?.string("style").flatMap(Appearance.init) ?? .light,
            contentSize: traits?.string("content_size").flatMap(ContentSize.init) ?? .large,
            direction: traits?.string("direction") == "rtl" ? .rightToLeft : .leftToRight,
            timeZone: traits?.string("time_zone") ?? "UTC")
    }
}

/// Why the tool can't go on, in a sentence.
struct FidelityError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
