public import Foundation

/// What a client logs: nothing, as it does nothing that could be followed. An application's settings are kept.
public enum LogConfig {
    /// What is logged at least. Without effect.
    nonisolated(unsafe) public static var level: LogLevel = .error

    /// What is written before each line. Without effect.
    nonisolated(unsafe) public static var formatters: [any LogFormatter] = []

    /// The format of dates. Without effect.
    nonisolated(unsafe) public static var dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"

    /// The parts of the client that log. Without effect.
    nonisolated(unsafe) public static var subsystems: LogSubsystem = .all

    /// Whether a line has its date. Without effect.
    nonisolated(unsafe) public static var showDate = true

    /// Whether a line has its level. Without effect.
    nonisolated(unsafe) public static var showLevel = true

    /// Whether a line has its identifier. Without effect.
    nonisolated(unsafe) public static var showIdentifier = false

    /// Whether a line has the name of its thread. Without effect.
    nonisolated(unsafe) public static var showThreadName = true

    /// Whether a line has the name of its file. Without effect.
    nonisolated(unsafe) public static var showFileName = true

    /// Whether a line has its number in the file. Without effect.
    nonisolated(unsafe) public static var showLineNumber = true

    /// Whether a line has the name of its function. Without effect.
    nonisolated(unsafe) public static var showFunctionName = true
}

/// How much something matters that is logged.
public enum LogLevel: Int, Sendable {
    /// What helps to find a mistake.
    case debug = 0
    /// What is good to know, what may be wrong, and what is.
    case info, warning, error
}

/// A part of a client that logs.
public struct LogSubsystem: OptionSet, CaseIterable, Sendable {
    /// A bit for each part.
    public let rawValue: Int

    /// Takes a bit for each part.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The database.
    public static let database = Self(rawValue: 1 << 0)
    /// Requests.
    public static let httpRequests = Self(rawValue: 1 << 1)
    /// The connection for events.
    public static let webSocket = Self(rawValue: 1 << 2)
    /// What has no part of its own.
    public static let other = Self(rawValue: 1 << 3)
    /// What waits for a connection.
    public static let offlineSupport = Self(rawValue: 1 << 4)
    /// Who connects.
    public static let authentication = Self(rawValue: 1 << 5)
    /// Recordings that are heard.
    public static let audioPlayback = Self(rawValue: 1 << 6)
    /// Recordings that are made.
    public static let audioRecording = Self(rawValue: 1 << 7)
    /// All parts.
    public static let all = Self(rawValue: (1 << 8) - 1)

    public static var allCases: [LogSubsystem] {
        [
            .database, .httpRequests, .webSocket, .other, .offlineSupport, .authentication, .audioPlayback,
            .audioRecording,
        ]
    }
}

/// Something that happened in a client.
public struct LogDetails: Sendable {
    /// The time.
    public let date: Date
    /// How much it matters.
    public let level: LogLevel
    /// What happened.
    public let message: String

    /// Describes something that happened.
    public init(date: Date, level: LogLevel, message: String) {
        (self.date, self.level, self.message) = (date, level, message)
    }
}

/// Writes lines of a log.
public protocol LogFormatter {
    /// Returns a line as it is to be logged.
    func format(logDetails: LogDetails, message: String) -> String
}

/// Writes something before each line, such as an emoji for its level.
public struct PrefixLogFormatter: LogFormatter {
    private let prefixes: [LogLevel: String]

    /// - Parameter prefixes: What is written before lines of each level.
    public init(prefixes: [LogLevel: String]) {
        self.prefixes = prefixes
    }

    /// Returns the line with the prefix of its level.
    public func format(logDetails: LogDetails, message: String) -> String {
        prefixes[logDetails.level].map { "\($0) \(message)" } ?? message
    }
}
