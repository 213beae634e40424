package import Foundation

/// The result of a call.
package struct ToolResult: Sendable, Equatable {
    package enum Content: Sendable, Equatable {
        case text(String)
        case png(Data)
    }

    package var content: [Content]

    /// The same as a value, for programs.
    package var structure: JSONValue?

    package init(_ content: [Content], structure: JSONValue? = nil) {
        (self.content, self.structure) = (content, structure)
    }

    var value: JSONValue {
        var fields: [String: JSONValue] = ["content": .list(content.map(\.value)), "isError": false]
        fields["structuredContent"] = structure
        return .object(fields)
    }
}

extension ToolResult.Content {
    fileprivate var value: JSONValue {
        switch self {
        case .text(let text): ["type": "text", "text": .text(text)]
        case .png(let data):
            ["type": "image", "mimeType": "image/png", "data": .text(data.base64EncodedString())]
        }
    }
}

extension ToolFailure {
    var value: JSONValue {
        ["content": [["type": "text", "text": .text(message)]], "isError": true]
    }
}
