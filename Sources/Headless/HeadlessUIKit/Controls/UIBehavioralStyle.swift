/// Whether controls behave as on a phone or as on a Mac; pictures are those of a phone.
public enum UIBehavioralStyle: Int, Sendable { case automatic, pad, mac }
