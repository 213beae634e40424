public import Foundation

/// The configuration of a client's log. The client logs nothing; the settings are only kept.
public enum LogConfig {
    /// The minimum level. Has no effect.
    nonisolated(unsafe) public static var level: LogLevel = .error

    /// The formatters of lines. Has no effect.
    nonisolated(unsafe) public static var formatters: [any LogFormatter] = []

    /// The format of dates. Has no effect.
    nonisolated(unsafe) public static var dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"

    /// The parts of the client that log. Has no effect.
    nonisolated(unsafe) public static var subsystems: LogSubsystem = .all

    /// Whether a line has its date. Has no effect.
    nonisolated(unsafe) public static var showDate = true

    /// Whether a line has its level. Has no effect.
    nonisolated(unsafe) public static var showLevel = true

    /// Whether a line has an identifier. Has no effect.
    nonisolated(unsafe) public static var showIdentifier = false

    /// Whether a line has the name of its thread. Has no effect.
    nonisolated(unsafe) public static var showThreadName = true

    /// Whether a line has the name of its file. Has no effect.
    nonisolated(unsafe) public static var showFileName = true

    /// Whether a line has its line number. Has no effect.
    nonisolated(unsafe) public static var showLineNumber = true

    /// Whether a line has the name of its function. Has no effect.
    nonisolated(unsafe) public static var showFunctionName = true
}

/// The severity of a log message.
public enum LogLevel: Int, Sendable {
    /// Details for debugging.
    case debug = 0
    /// Information, warnings and errors.
    case info, warning, error
}

/// A part of a client that logs.
public struct LogSubsystem: OptionSet, CaseIterable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The database.
    public static let database = Self(rawValue: 1 << 0)
    /// Requests.
    public static let httpRequests = Self(rawValue: 1 << 1)
    /// The connection for events.
    public static let webSocket = Self(rawValue: 1 << 2)
    /// Everything else.
    public static let other = Self(rawValue: 1 << 3)
    /// Requests that wait for a connection.
    public static let offlineSupport = Self(rawValue: 1 << 4)
    /// The connection of a user.
    public static let authentication = Self(rawValue: 1 << 5)
    /// The playback of recordings.
    public static let audioPlayback = Self(rawValue: 1 << 6)
    /// The recording of audio.
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

/// The details of a log message.
public struct LogDetails: Sendable {
    /// The time.
    public let date: Date
    /// The severity.
    public let level: LogLevel
    /// The message.
    public let message: String

    /// Creates the details of a log message.
    public init(date: Date, level: LogLevel, message: String) {
        (self.date, self.level, self.message) = (date, level, message)
    }
}

/// A formatter of log lines.
public protocol LogFormatter {
    /// Returns the formatted line.
    func format(logDetails: LogDetails, message: String) -> String
}

/// A formatter that adds a prefix to each line, such as an emoji for its level.
public struct PrefixLogFormatter: LogFormatter {
    private let prefixes: [LogLevel: String]

    /// - Parameter prefixes: The prefixes of the levels.
    public init(prefixes: [LogLevel: String]) {
        self.prefixes = prefixes
    }

    /// Returns the line with the prefix of its level.
    public func format(logDetails: LogDetails, message: String) -> String {
        prefixes[logDetails.level].map { "\($0) \(message)" } ?? message
    }
}
