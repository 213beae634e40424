import Foundation

/// What was measured on a picture, in points.
struct Measured: Decodable {
    var background: String?
    var surfaces: [Surface]?
    var circles: [Region]?
    var images: [Region]?
    var lines: [Line]?
    var separators: [Region]?

    /// A flat area.
    struct Surface: Decodable {
        var kind: String
        var frame: Box
        var fill: String?
        var border: Border?

        /// The area with what was cut off to find its body.
        var withTail: Box?

        enum CodingKeys: String, CodingKey {
            case kind, frame, box, fill, border
            case withTail = "with_tail"
        }

        /// The page behind all else has a box and no frame around it.
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

    /// An area that is not flat.
    struct Region: Decodable {
        var box: Box
    }

    /// The ink of a line of text.
    struct Line: Decodable {
        var box: Box
        var baseline: Double

        /// That of the ink, as `#RRGGBB`.
        var color: String?

        /// The characters, where they could be told for certain.
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
