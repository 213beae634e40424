import Foundation

/// The measurements of a picture, in points.
struct Measured: Decodable {
    var background: String?
    var surfaces: [Surface]?
    var circles: [Region]?
    var images: [Region]?
    var lines: [Line]?
    var separators: [Region]?
    var icons: [Region]?

    /// Outlines, arrows and connectors.
    var shapes: [Region]?

    /// A plain area.
    struct Surface: Decodable {
        var kind: String
        var frame: Box
        var fill: String?
        var border: Border?

        /// The area including the tail, which is excluded from its body.
        var withTail: Box?

        enum CodingKeys: String, CodingKey {
            case kind, frame, box, fill, border
            case withTail = "with_tail"
        }

        /// The page in the background has a box without a frame.
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            kind = try container.decode(String.self, forKey: .kind)
            frame =
                try container.decodeIfPresent(Box.self, forKey: .frame) ?? container.decode(Box.self, forKey: .box)
            fill = try container.decodeIfPresent(String.self, forKey: .fill)
            border = try container.decodeIfPresent(Border.self, forKey: .border)
            withTail = try container.decodeIfPresent(Box.self, forKey: .withTail)
        }
    }

    struct Border: Decodable {
        var color: String
    }

    /// An area that isn't plain.
    struct Region: Decodable {
        var box: Box
    }

    /// The ink of a line of text.
    struct Line: Decodable {
        var box: Box
        var baseline: Double

        /// The color of the ink, as `#RRGGBB`.
        var color: String?

        /// The characters, if they are certain.
        var text: String?
    }

    /// `[x, y, width, height]`
    struct Box: Decodable {
        let rect: CGRect

        init(from decoder: any Decoder) throws {
            let numbers = try decoder.singleValueContainer().decode([Double].self)
            guard numbers.count == 4 else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "A box is x, y, width and height"))
            }
            rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
    }
}
