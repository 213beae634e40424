internal import Foundation

/// A request to the program that draws previews: a line of JSON.
package enum HostRequest: Codable, Sendable {
    /// Loads a library of views. It comes before all others.
    ///
    /// `resources` is the folder with the bundles of a package's targets, or the folder of files with their asset
    /// catalogs and tables of texts.
    case load(library: String, resources: String)

    /// The previews of modules. Groups to skip have ended the program before.
    case list(modules: [String], skipping: [String])

    /// A picture of a preview.
    case draw(PreviewSummary, PreviewVariant, picture: String)

    /// The frames of a preview.
    case frames(PreviewSummary, PreviewVariant)
}

/// An answer of the program that draws previews: a line of JSON.
package enum HostAnswer: Codable, Sendable {
    /// The library is loaded.
    case loaded

    /// The group whose previews are made next. If the program ends now, this group is the reason.
    case listing(group: String)

    /// The previews, and problems of providers, one line each.
    case previews([PreviewSummary], problems: [String])

    /// The picture was written.
    case drawn(DrawnPreview)

    /// The frames of the preview, each after the one around it.
    case frames([PreviewFrame])

    /// The preview couldn't be drawn, for this reason.
    case failed(String)
}

/// A picture of a preview.
package struct DrawnPreview: Codable, Hashable, Sendable {
    /// The size in points.
    package let width, height: Double

    /// What isn't drawn as on iOS, one line each.
    package let problems: [String]

    package init(width: Double, height: Double, problems: [String]) {
        self.width = width
        self.height = height
        self.problems = problems
    }
}

/// Messages as lines of JSON.
package enum MessageLine {
    package static func data(of message: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try Array(encoder.encode(message)) + [0x0A]
    }

    package static func message<Message: Decodable>(of type: Message.Type, in line: some Collection<UInt8>) throws
        -> Message
    {
        try JSONDecoder().decode(type, from: Data(line))
    }
}
