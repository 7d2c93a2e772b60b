<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>MainWindow</name>
    <message>
        <location filename="../main.cpp" line="12"/>
        <source>&amp;Open the file %1 …</source>
        <comment>in the menu</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) here</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
</context>
</TS>
