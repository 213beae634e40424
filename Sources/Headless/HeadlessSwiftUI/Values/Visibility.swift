/// The visibility of an element of the interface.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
